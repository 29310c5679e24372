import { fold } from '../../define/fold.ts';
import type { Locale } from '../../rules/locale.ts';
import { isWithin } from './slips.ts';
import { termOf } from './terms.ts';
import { type Token, tiedTokensOf, tokensOf } from './tokens.ts';
import { type FoundWord, isTelling, type QueryWord } from './words.ts';

/** A part of a text: from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Gives the parts of a text that are to be marked. */
export type Highlighter = (text: string) => TextRange[];

/**
 * The parts of texts that answer the words of a query, to be marked: the letters that were typed, or the whole word when it
 * is another form of a typed one, or, when there is neither, some slips away from one that was found so. In order, without overlaps.
 *
 * @example createHighlighter(queryWords('verd', 'is'), 'is')('Verðskrá') // => [{ start: 0, end: 4 }]
 */
export function createHighlighter(words: FoundWord[], locale: Locale): Highlighter {
  return (text) => rangesIn(text, words, locale);
}

function rangesIn(text: string, words: FoundWord[], locale: Locale): TextRange[] {
  const isForm = ({ text: word }: Token) =>
    words.some((one) => one.terms.includes(termOf(word, locale)) || beginsLike(word, one));
  const found = tokensOf(text).flatMap((token) => {
    const { start, end } = token;
    const part = longest(words.map((typed) => partOf(text.slice(start, end), typed)));
    if (part) return [{ start: start + part.start, end: start + part.end }];
    return isForm(token) ? [{ start, end }] : [];
  });
  if (found.length > 0) return found;
  const tied = tiedTokensOf(text).filter(isForm);
  return (tied.length > 0 ? tied : tokensOf(text).filter((token) => isNear(token, words, locale))).map(
    rangeOf,
  );
}

/** Whether a word begins as the forms of the typed one do. */
function beginsLike(word: string, { root }: QueryWord): boolean {
  return root !== '' && fold(word).startsWith(root);
}

/** Whether a word, or what its forms have in common, is a slip away from a typed one that was found so. */
function isNear({ text: word }: Token, words: FoundWord[], locale: Locale): boolean {
  const term = termOf(word, locale);
  return words.some(
    ({ folded, terms, slips }) =>
      slips !== undefined &&
      (isWithin(folded, fold(word), slips) || terms.some((typed) => isWithin(typed, term, 1))),
  );
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
  const at = needle === folded || isTelling(root) ? plain.indexOf(needle) : -1;
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
