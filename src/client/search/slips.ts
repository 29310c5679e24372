/** The shortest word in which one slip is forgiven, and two; among shorter ones too many are neighbours. */
export const shortestFor = { 1: 5, 2: 9 } as const;

/** How many slips are forgiven. */
export type Slips = keyof typeof shortestFor;

/** Returns how many slips are forgiven in a word at most. */
export function slipsFor({ length }: string): Slips | 0 {
  if (length < shortestFor[1]) return 0;
  return length < shortestFor[2] ? 1 : 2;
}

/**
 * Checks that two words differ by so many slips at most: a letter that is missing, too many or wrong, or two that are
 * swapped.
 *
 * @example isWithin('verdskra', 'verdksra', 1) // => true
 */
export function isWithin(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  const start = sharedStart(a, b);
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (slips === 0 || restA === restB) return restA === restB;
  const isSwapped = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0];
  return (
    isWithin(restA.slice(1), restB, slips - 1) ||
    isWithin(restA, restB.slice(1), slips - 1) ||
    isWithin(restA.slice(1), restB.slice(1), slips - 1) ||
    (isSwapped && isWithin(restA.slice(2), restB.slice(2), slips - 1))
  );
}

/**
 * Checks that a typed word may be a slip for another. The first letter is right, or swapped with the second, and digits are as they
 * were typed: another number is another number.
 */
export function isSlipOf(word: string, typed: string, slips: number): boolean {
  const isBegunSo = word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0]);
  return isBegunSo && !/\d/.test(typed) && isWithin(word, typed, slips);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
