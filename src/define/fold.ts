/** Letters without a plain one inside: Unicode does not decompose them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ð: 'd', đ: 'd', þ: 'th', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ß: 'ss', ı: 'i' },
};

/**
 * A text in the letters that any keyboard has, so that words typed without their accents are found too.
 *
 * @example fold('Vörumerkjaþróun') // => 'vorumerkjathroun'
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    .replace(/[ðđþæœøłßı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Whether a word has letters that are typed only by someone who has them on the keyboard. */
export function hasSpecialLetters(word: string): boolean {
  return fold(word) !== word.toLowerCase();
}
