import type { OpenSearch } from './open.ts';

/** The shortest part of a compound; shorter ones are found in every word. */
const shortestPart = 3;

/** The shortest part that may stand for a compound of which the site does not know the other. */
const shortestLonePart = 5;

/**
 * The two parts of a compound, when the site uses both. The first part may end in a linking letter, which the
 * stemmer drops as an ending.
 *
 * @example compoundParts('heimasíðuhönnun', search) // => ['heimasíðu', 'hönnun']
 */
export function compoundParts(word: string, search: OpenSearch): string[] {
  return splitsOf(word).find((parts) => parts.every((part) => isTerm(part, search))) ?? [];
}

/**
 * The one part of a compound that the site uses: the last, which says what kind of thing it is, or else the first,
 * which says what it is about.
 */
export function compoundPart(word: string, search: OpenSearch): string[] {
  return loneParts(word)
    .filter((part) => isTerm(part, search))
    .slice(0, 1);
}

/** The parts of a compound that may stand for it, the best first. */
export function loneParts(word: string): string[] {
  const splits = splitsOf(word);
  const parts = [...splits.map(([, last]) => last), ...splits.toReversed().map(([first]) => first)];
  return parts.filter((part) => part.length >= shortestLonePart);
}

function isTerm(word: string, { terms, languages }: OpenSearch): boolean {
  const term = languages.own.stem(word);
  return terms.query((query) => query.term(term, { usePipeline: false })).length > 0;
}

/** All ways to cut a word in two, the longest last part first. */
export function splitsOf(word: string): [first: string, last: string][] {
  const cuts = Math.max(0, word.length - 2 * shortestPart + 1);
  return Array.from({ length: cuts }, (_, n) => [
    word.slice(0, n + shortestPart),
    word.slice(n + shortestPart),
  ]);
}
