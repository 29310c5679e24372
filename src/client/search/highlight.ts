import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';
import { isWithin } from './slips.ts';
import { type Token, tiedTokensOf, tokensOf } from './tokens.ts';
import { type FoundWord, isLongRoot, type QueryWord, slippedTerms } from './words.ts';

/** A part of a text: from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Gives the parts of a text that are to be marked. */
export type Highlighter = (text: string) => TextRange[];

/**
 * Creates a function that finds the parts of texts that answer the words of a query, to be marked: the letters that were typed, or the whole word when it
 * is another form of a typed one and no stop word, or, when there is neither, some slips away from one that was found so. In order, without overlaps.
 *
 * @example createHighlighter(splitQuery('verd', icelandic).contentWords, icelandic)('Verðskrá') // => [{ start: 0, end: 4 }]
 */
export function createHighlighter(words: FoundWord[], language: SearchLanguage): Highlighter {
  return (text) => rangesIn(text, words, language);
}

function rangesIn(text: string, words: FoundWord[], language: SearchLanguage): TextRange[] {
  const isForm = ({ text: word }: Token) =>
    !isStopWord(word, language) &&
    words.some((one) => one.terms.includes(language.stem(word)) || beginsLike(language.fold(word), one));
  const found = tokensOf(text).flatMap((token) => {
    const { start, end } = token;
    const letters = foldedLetters(text.slice(start, end), language);
    const part = longest(words.map((typed) => partOf(letters, typed)));
    if (part) return [{ start: start + part.start, end: start + part.end }];
    return isForm(token) ? [{ start, end }] : [];
  });
  if (found.length > 0) return found;
  const tied = tiedTokensOf(text).filter(isForm);
  return (tied.length > 0 ? tied : tokensOf(text).filter((token) => isNear(token, words, language))).map(
    rangeOf,
  );
}

/** Checks that a folded word begins as the forms of the typed one do. */
function beginsLike(folded: string, { root }: QueryWord): boolean {
  return root !== '' && folded.startsWith(root);
}

/** Checks that a word, or what its forms have in common, is a slip away from a typed one that was found so. */
function isNear({ text: word }: Token, words: FoundWord[], language: SearchLanguage): boolean {
  const term = language.stem(word);
  return words.some(
    (one) =>
      one.slips !== undefined &&
      (isWithin(one.folded, language.fold(word), one.slips) ||
        slippedTerms(one).some((typed) => isWithin(typed, term, 1))),
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

/** Finds where the typed letters, or at least the root of the word, occur among the letters of a written one. */
function partOf(letters: readonly FoldedLetter[], { folded, root }: QueryWord): TextRange | undefined {
  const plain = letters.map(({ letter }) => letter).join('');
  const needle = plain.includes(folded) ? folded : root;
  const at = needle === folded || isLongRoot(root) ? plain.indexOf(needle) : -1;
  const first = letters[at];
  const last = letters[at + needle.length - 1];
  return first && last && { start: first.start, end: last.end };
}

/** A plain letter, and the written one that it comes from. */
interface FoldedLetter extends TextRange {
  letter: string;
}

/** Returns the plain letters of a word, each with the place of the written letter that it comes from (þ gives t and h). */
function foldedLetters(written: string, { fold }: SearchLanguage): FoldedLetter[] {
  return [...written.matchAll(/[^\p{M}\u00AD][\p{M}\u00AD]*/gu)].flatMap(({ 0: whole, index }) =>
    [...fold(whole)].map((letter) => ({ letter, start: index, end: index + whole.length })),
  );
}
