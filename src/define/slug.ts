/** Letters without a plain one inside. Not those of `fold.ts`: a page that needs only one of both would fetch a file more. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ þ: 'th', ð: 'd', đ: 'd', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ß: 'ss', ı: 'i' },
};

/**
 * A text as a part of an address: lowercase ASCII letters, digits and hyphens.
 *
 * @example slugify('Vörumerkjaþróun og fleira') // => 'vorumerkjathroun-og-fleira'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[þðđæœøłßı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
