import type { WordAnswer } from './answer-word.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import type { Found } from './rank.ts';
import { termsOf, wordsOf } from './tokens.ts';

/** The best answer has at least this part of the query's words, each counted alike. */
const leastShare = 0.4;

/**
 * Checks that what is found is chance: no item answers enough of the words, or none answers more words than it misses, and no
 * word names anything for sure.
 */
export function isNonsense(search: OpenSearch, answers: WordAnswer[], found: Found[]): boolean {
  if (answers.length === 0) return false;
  const share = Math.max(0, ...found.map(({ rank }) => rank.share));
  if (share < leastShare) return true;
  const answered = Math.max(0, ...found.map(({ rank }) => rank.answered));
  const missing = answers.length - answered;
  if (missing !== answered) return missing > answered;
  const areKnown = answers.every(({ hits }) => hits.size > 0);
  return !answers.some((answer) => isSure(answer, search, areKnown));
}

/**
 * Checks that something is called by a word alone: it is surely meant beside words that stand nowhere. Beside words that stand elsewhere a
 * keyword is enough.
 */
function isSure(
  { hits, isGuess, words: [word] }: WordAnswer,
  { items, languages }: OpenSearch,
  areKnown: boolean,
) {
  if (isGuess || !word) return false;
  const isMeant = (name: string) => {
    const [only, ...others] = wordsOf(name);
    return only !== undefined && others.length === 0 && word.terms.includes(languages.own.stem(only));
  };
  const isCalled = ({ item }: OpenItem) =>
    (!item.path.includes('#') &&
      termsOf(item.title, languages.own).some((term) => word.terms.includes(term))) ||
    [item.title, ...(item.names ?? []), ...((areKnown && item.keywords) || [])].some(isMeant);
  return [...hits.keys()].some((place) => items[place] && isCalled(items[place]));
}
