import type { WordAnswer } from './answer-word.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import type { Found } from './rank.ts';
import { termsOf, wordsOf } from './tokens.ts';

/** The best answer has at least this part of the query's words, each counted alike. */
const leastShare = 0.4;

/**
 * Checks that what is found is chance. An item that answers more words than it misses is meant; if it answers as many, one of them must
 * name something for sure, or several together.
 */
export function isNonsense(search: OpenSearch, answers: WordAnswer[], found: Found[]): boolean {
  if (answers.length === 0) return false;
  const share = Math.max(0, ...found.map(({ rank }) => rank.share));
  if (share < leastShare) return true;
  const sureOf = ({ answered: all, slips }: Found['rank']) => (answers.length > 1 ? all - slips : all);
  const answered = Math.max(0, ...found.map(({ rank }) => sureOf(rank)));
  const missing = answers.length - answered;
  if (missing !== answered) return missing > answered;
  if (found.some(({ rank }) => rank.isSaid && sureOf(rank) === answered)) return false;
  const namesOf = answers.every(({ hits }) => hits.size > 0) ? namesAndKeywords : namesAndTitles;
  return !answers.some((answer) => isSure(answer, search, namesOf));
}

/** The names of an item, each of which a word must be. */
type Names = (item: OpenItem['item']) => readonly string[];

/** The shortest keyword, in letters, that is never said by chance: a compound. Chosen on the sets of questions. */
const longKeyword = 13;

/** Returns the names of an item, its long keywords, and each word of the title of a page. */
const namesAndTitles: Names = ({ path, title, names = [], keywords = [] }) => [
  ...[title, ...names, ...keywords.filter(({ length }) => length >= longKeyword)],
  ...(path.includes('#') ? [] : wordsOf(title)),
];

/** Returns the keywords as well: they are enough beside words that stand elsewhere. */
const namesAndKeywords: Names = (item) => [...namesAndTitles(item), ...(item.keywords ?? [])];

/** Checks that something is called by a word alone, and not by one that asks about any thing. */
function isSure(
  { hits, isGuess, words: [word] }: WordAnswer,
  { items, languages }: OpenSearch,
  namesOf: Names,
) {
  const { own } = languages;
  if (isGuess || !word || word.terms.some((term) => own.askingStems.has(term))) return false;
  const isMeant = (name: string) =>
    wordsOf(name).length === 1 && termsOf(name, own).some((term) => word.terms.includes(term));
  return [...hits.keys()].some((place) => items[place] && namesOf(items[place].item).some(isMeant));
}
