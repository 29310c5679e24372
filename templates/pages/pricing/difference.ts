/** A text in three parts, of which the middle one is what the text before it does not say. */
interface Difference {
  before: string;
  own: string;
  after: string;
}

/**
 * Finds what a feature of a plan says beyond the features of the plan before it: the words between the beginning and the end
 * that it shares with the most similar of them. With less than half of its words in common it is another feature.
 *
 * @example difference('5 posts per month', ['3 posts per month', 'A report']).own // => '5'
 */
export function difference(feature: string, previous: readonly string[]): Difference {
  const words = feature.split(' ');
  const shared = previous.map((other) => sharedEnds(words, other.split(' ')));
  const most = shared.reduce((best, one) => (one.start + one.end > best.start + best.end ? one : best), {
    start: 0,
    end: 0,
  });
  if (2 * (most.start + most.end) < words.length) return { before: '', own: feature, after: '' };
  const end = words.length - most.end;
  const part = (from: number, to: number) => words.slice(from, to).join(' ');
  return { before: part(0, most.start), own: part(most.start, end), after: part(end, words.length) };
}

/** Counts the words that two texts share at their beginning and, of the rest, at their end. */
function sharedEnds(words: readonly string[], others: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start++;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  return { start, end };
}
