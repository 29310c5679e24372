import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';
import { type Slips, slipsFor } from './slips.ts';
import { tokensOf, typedTerms } from './tokens.ts';

/** A word that a visitor typed, in the shapes in which it is looked for. */
export interface QueryWord {
  /** As typed, in lowercase. */
  typed: string;
  folded: string;
  /** What the index may know it by. */
  terms: string[];
  /** What its forms begin with, folded; empty when that is too short to be looked for in other words. */
  root: string;
  /** Has accents, and is too short for a slip: they are meant. */
  isLiteral: boolean;
  /** What its forms begin with, as typed, if that is short and has accents; else empty. */
  start: string;
  foldedStart: string;
}

/** A word by which something was found. */
export interface FoundWord extends QueryWord {
  /** How many slips had to be forgiven to find it. */
  slips?: Slips;
}

/** The longest query that is looked at; nobody types more, and a pasted page must not hold up the browser. */
export const longestQuery = 200;

/** The shortest beginning of a word that is looked for at the beginning of others, and inside others. */
const shortestRoot = { atStart: 4, inside: 5 };

/** The words of a query. */
interface QueryWords {
  /** The words that are no stop words, or all when there are no others. */
  contentWords: QueryWord[];
  stopWords: QueryWord[];
}

/** Splits a query into content words and stop words. */
export function splitQuery(query: string, language: SearchLanguage): QueryWords {
  const typed = new Set(tokensOf(query.slice(0, longestQuery)).map((token) => token.text));
  const words = [...typed].map((word) => queryWord(word, language));
  const contentWords = words.filter((word) => !isStopWord(word.typed, language));
  if (contentWords.length === 0) return { contentWords: words, stopWords: [] };
  return { contentWords, stopWords: words.filter((word) => !contentWords.includes(word)) };
}

/** Returns the terms of a word that are long enough to be found with a slip: “cat” would mean “car” and “cab”. */
export function slippedTerms({ terms }: QueryWord): string[] {
  return terms.filter((term) => slipsFor(term) > 0);
}

/** Returns a word in the shapes in which it is looked for. */
export function queryWord(typed: string, language: SearchLanguage): QueryWord {
  const folded = language.fold(typed);
  const length = language.stem(typed).length;
  const root = length >= shortestRoot.atStart ? folded.slice(0, length) : '';
  const isLiteral = folded !== typed && slipsFor(folded) === 0;
  const start = length <= shortestRoot.atStart ? startOf(typed, length, language) : '';
  const foldedStart = language.fold(start);
  return {
    ...{ typed, folded, terms: typedTerms(typed, language), root, isLiteral },
    start: foldedStart === start ? '' : start,
    foldedStart,
  };
}

/** Returns the first letters of a word that are so many when they are folded: æ counts as two. */
function startOf(word: string, length: number, { fold }: SearchLanguage): string {
  const ends = Array.from(word, (_, at) => word.slice(0, at + 1));
  return ends.find((begun) => fold(begun).length >= length) ?? word;
}

/** Checks that a root is long enough to be looked for inside words, and not only where they begin. */
export function isLongRoot(root: string): boolean {
  return root.length >= shortestRoot.inside;
}
