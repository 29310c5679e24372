/** Letters that Unicode does not decompose to a plain letter. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ð: 'd', đ: 'd', þ: 'th', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ß: 'ss', ı: 'i' },
};

/**
 * Folds a text to lowercase letters without accents, so that words typed without accents match.
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

/** Checks whether a word has accented or special letters. */
export function hasSpecialLetters(word: string): boolean {
  return fold(word) !== word.toLowerCase();
}
