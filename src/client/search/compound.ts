import type { OpenSearch } from './open.ts';
import { isTerm, splitsOf } from './parts.ts';

/**
 * The two parts of a compound, when the site uses both. The first part may end in a linking letter, which the
 * stemmer drops as an ending.
 *
 * @example compoundParts('heimasíðuhönnun', search) // => ['heimasíðu', 'hönnun']
 */
export function compoundParts(word: string, search: OpenSearch): string[] {
  return (
    splitsOf(word).find((parts) => parts.every((part) => isTerm(part, search.terms, search.languages.own))) ??
    []
  );
}
