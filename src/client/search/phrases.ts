import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';
import { tokensOf } from './tokens.ts';
import type { SearchItem } from './types.ts';
import { longestQuery } from './words.ts';

/** The most words of a query that are looked for as one name. */
const mostWords = 6;

/** The shortest name, in letters. */
const shortestName = 5;

/** A word of a query, or several that follow each other. */
export interface Phrase {
  /** The words in one, folded: a name or a keyword that is written so is meant, small words and all. */
  key: string;
  /** The same as typed, in lowercase. */
  joined: string;
  /** The words. */
  typed: readonly string[];
}

/** Returns a name without the spaces between its words, folded: “tik tok” is “TikTok”. */
export function phraseKey(name: string, { fold }: SearchLanguage): string {
  return fold(
    tokensOf(name)
      .map(({ text }) => text)
      .join(''),
  );
}

/** Returns the keys of the names and keywords of an item, which is meant when a query says one of them as it is written. */
export function phraseKeysOf({ names = [], keywords = [] }: SearchItem, own: SearchLanguage): Set<string> {
  return new Set([...names, ...keywords].map((name) => phraseKey(name, own)));
}

/** Returns the phrases of a query, the longest first. Small words alone say nothing unless there are no others. */
export function phrasesIn(query: string, own: SearchLanguage): Phrase[] {
  const words = tokensOf(query.slice(0, longestQuery)).map(({ text }) => text);
  const lengths = Array.from({ length: Math.min(mostWords, words.length) }, (_, n) => n + 1);
  return lengths.reverse().flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, at) => words.slice(at, at + length))
      .filter((typed) => typed.length === words.length || typed.some((word) => !isStopWord(word, own)))
      .map((typed): Phrase => ({ key: own.fold(typed.join('')), joined: typed.join(''), typed }))
      .filter(({ key }) => key.length >= shortestName),
  );
}
