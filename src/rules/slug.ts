const icelandicLetters: Record<string, string> = { þ: 'th', ð: 'd', æ: 'ae', ö: 'o' };

/**
 * A text as a part of an address: small ASCII letters, digits and hyphens.
 *
 * @example slugify('Vörumerkjaþróun og fleira') // => 'vorumerkjathroun-og-fleira'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[þðæö]/g, (letter) => icelandicLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
