/**
 * Letters that do not decompose to a plain letter. A copy of the table in `fold.ts`: sharing it would add a
 * file to pages that need only one of the two.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ þ: 'th', ð: 'd', đ: 'd', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ß: 'ss', ı: 'i' },
};

/**
 * Converts a text to a slug: lowercase ASCII letters, digits and hyphens.
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
