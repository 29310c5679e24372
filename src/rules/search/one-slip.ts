/** The shortest word in which a slip is forgiven; among shorter ones too many are neighbours. */
export const shortestSlip = 5;

/**
 * Whether two words differ by one letter: one that is missing, too many or wrong, or two that are swapped.
 *
 * @example isOneSlip('verdskra', 'verdksra') // => true
 */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = sharedStart(a, b);
  const restA = a.slice(start);
  const restB = b.slice(start);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || isSwapped
  );
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
