import type { SearchLanguage } from '../../define/locale.ts';
import type { LastParts } from './grade.ts';
import { isStopWord } from './languages.ts';
import type { TermIndex } from './types.ts';

/** The shortest part of a compound; shorter ones are found in every word. */
export const shortestPart = 3;

/**
 * Returns the last parts of a compound. The site uses the first part by itself, or the last one after a first that is no mere prefix:
 * „mörkun“ is no part of „takmörkun“.
 */
export function lastPartsOf(word: string, isUsed: (part: string) => boolean): string[] {
  return splitsOf(word)
    .filter(([first, last]) => isUsed(first) || (first.length > shortestPart && isUsed(last)))
    .map(([, last]) => last);
}

/** The words of an index and its terms. */
interface Vocabulary {
  words: ReadonlySet<string>;
  terms: TermIndex;
  language: SearchLanguage;
}

/**
 * Creates a function that finds where the last parts of a compound begin.
 *
 * @example lastPartsIn(vocabulary)('leitarvélabestun') // => ['velabestun', 'bestun']
 */
export function lastPartsIn({ words, terms, language }: Vocabulary): LastParts {
  const isUsed = (part: string) => isTerm(part, terms, language) && isMeant(part, words, language);
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const parts = known.get(word) ?? lastPartsOf(word, isUsed).map(language.fold);
    known.set(word, parts);
    return parts;
  };
}

/** Checks that a form of a word is a term of the index. */
export function isTerm(word: string, terms: TermIndex, { stem }: SearchLanguage): boolean {
  const term = stem(word);
  return terms.query((query) => query.term(term, { usePipeline: false })).length > 0;
}

/** Checks that a part of a compound is no other word when it is short: „tak“ of „takmörkun“ is not „tök“, whose stem it has. */
export function isMeant(part: string, words: Iterable<string>, language: SearchLanguage): boolean {
  if (part.length > shortestPart) return true;
  const term = language.stem(part);
  return [...words].some(
    (word) => word.startsWith(part) && language.stem(word) === term && !isStopWord(word, language),
  );
}

/** Returns all ways to cut a word in two, the longest last part first. */
export function splitsOf(word: string): [first: string, last: string][] {
  const cuts = Math.max(0, word.length - 2 * shortestPart + 1);
  return Array.from({ length: cuts }, (_, n) => [
    word.slice(0, n + shortestPart),
    word.slice(n + shortestPart),
  ]);
}
