import type { Locale } from '../locale.ts';
import { fold } from './fold.ts';
import { isOneSlip, shortestSlip } from './one-slip.ts';
import { termOf } from './terms.ts';
import { tokensOf } from './tokens.ts';
import { type QueryWord, queryWords } from './words.ts';

/** A part of a text: from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Gives the parts of a text that are to be marked. */
export type Highlighter = (text: string) => TextRange[];

/**
 * The parts of texts that answer a query, to be marked: the letters that were typed, or the whole word when it
 * is another form of a typed one, or, when there is neither, one slip away. In order, without overlaps.
 *
 * @example createHighlighter('verd', 'is')('Verðskrá') // => [{ start: 0, end: 4 }]
 */
export function createHighlighter(query: string, locale: Locale): Highlighter {
  const words = queryWords(query, locale);
  return (text) => rangesIn(text, words, locale);
}

function rangesIn(text: string, words: QueryWord[], locale: Locale): TextRange[] {
  const tokens = tokensOf(text);
  const found = tokens.flatMap(({ text: word, start, end }) => {
    const isForm = words.some(({ typed, terms }) => typed === word || terms.includes(termOf(word, locale)));
    const part = longest(words.map((typed) => partOf(text.slice(start, end), typed)));
    if (part) return [{ start: start + part.start, end: start + part.end }];
    return isForm ? [{ start, end }] : [];
  });
  return found.length > 0 ? found : tokens.filter((token) => isNear(token.text, words)).map(rangeOf);
}

function isNear(word: string, words: QueryWord[]): boolean {
  return words.some(({ folded }) => folded.length >= shortestSlip && isOneSlip(folded, fold(word)));
}

function rangeOf({ start, end }: TextRange): TextRange {
  return { start, end };
}

function longest(parts: (TextRange | undefined)[]): TextRange | undefined {
  return parts.reduce((best, part) => (part && (!best || size(part) > size(best)) ? part : best), undefined);
}

function size({ start, end }: TextRange): number {
  return end - start;
}

/** Where the typed letters, or at least the root of the word, stand inside a word as it is written. */
function partOf(written: string, { folded, root }: QueryWord): TextRange | undefined {
  const letters = foldedLetters(written);
  const plain = letters.map(({ letter }) => letter).join('');
  const needle = plain.includes(folded) ? folded : root;
  const at = needle === '' ? -1 : plain.indexOf(needle);
  const first = letters[at];
  const last = letters[at + needle.length - 1];
  return first && last && { start: first.start, end: last.end };
}

/** The plain letters of a word, each with the place of the written letter that it comes from (þ gives t and h). */
function foldedLetters(written: string): { letter: string; start: number; end: number }[] {
  return [...written.matchAll(/[^\p{M}\u00AD][\p{M}\u00AD]*/gu)].flatMap(({ 0: whole, index }) =>
    [...fold(whole)].map((letter) => ({ letter, start: index, end: index + whole.length })),
  );
}
