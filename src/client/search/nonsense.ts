import type { WordAnswer } from './answer-word.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import type { Found } from './rank.ts';
import { termsOf } from './tokens.ts';

/** The best answer has at least this part of the query's words, each counted alike. */
const leastShare = 0.4;

/**
 * Checks that what is found is chance: no item answers enough of the words, or as many words stand nowhere as somewhere, and the
 * others name nothing for sure.
 */
export function isNonsense(search: OpenSearch, answers: WordAnswer[], found: Found[]): boolean {
  if (answers.length === 0) return false;
  const share = Math.max(0, ...found.map(({ rank }) => rank.share));
  if (share < leastShare) return true;
  const known = answers.filter(({ hits }) => hits.size > 0);
  const unknown = answers.length - known.length;
  if (unknown < known.length) return false;
  return unknown > known.length || !known.every((answer) => isSure(answer, search));
}

/** Checks that something is called by a word alone: it is surely meant beside words that stand nowhere. */
function isSure({ hits, isGuess, words: [word] }: WordAnswer, { items, languages }: OpenSearch): boolean {
  if (isGuess || !word) return false;
  const isCalled = ({ item }: OpenItem) =>
    (!item.path.includes('#') &&
      termsOf(item.title, languages.own).some((term) => word.terms.includes(term))) ||
    [item.title, ...(item.names ?? [])].some((name) => {
      const [term, ...others] = termsOf(name, languages.own);
      return term !== undefined && others.length === 0 && word.terms.includes(term);
    });
  return [...hits.keys()].some((place) => items[place] && isCalled(items[place]));
}
