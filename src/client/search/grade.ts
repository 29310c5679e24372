import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';
import { tokensOf, withoutInnerMarks } from './tokens.ts';
import { isTelling, type QueryWord } from './words.ts';

/** How well a text answers a word: a number of `grades`. */
export type Grade = number;

/** The grades, best last. */
export const grades = {
  none: 0,
  /** One letter differs, or a part of the compound is found. */
  near: 1,
  /** The word occurs only inside a small one, which says nothing about the text. */
  small: 2,
  /** The word occurs only in the rest of the text. */
  rest: 3,
  /** The word occurs among the words of another language. */
  foreign: 4,
  /** The word is another name for the thing. */
  name: 5,
  /** What the forms of the word begin with occurs inside another one. */
  root: 6,
  /** The word occurs inside another one. */
  inside: 7,
  /** Another form of the word. */
  form: 8,
  /** A word begins so: it may be half-typed. */
  begun: 9,
  /** The word, but for accents. */
  folded: 10,
  exact: 11,
} as const satisfies Record<string, Grade>;

/** A text made ready for being looked at again and again. */
export interface GradedText {
  folded: string;
  words: ReadonlySet<string>;
  foldedWords: ReadonlySet<string>;
  /** The folded text without its small words, unless it has no others: „verð“ does not occur in „verður“. */
  telling: string;
}

/** Prepares a text of an item. */
export function gradedText(text: string, language: SearchLanguage): GradedText {
  const words = tokensOf(text).map((token) => token.text);
  const folded = language.fold(withoutInnerMarks(text));
  return {
    folded,
    words: new Set(words),
    foldedWords: new Set(words.map((word) => language.fold(word))),
    telling: withoutSmallWords(folded, language),
  };
}

function withoutSmallWords(folded: string, language: SearchLanguage): string {
  const telling = folded.replace(/\p{L}+/gu, (word) => (isStopWord(word, language) ? '' : word));
  return /\p{L}/u.test(telling) ? telling : folded;
}

/** How well a text answers a word as it is; other forms of the word are the index's business. */
export function gradeOf(text: GradedText, word: QueryWord): Grade {
  if (text.words.has(word.typed)) return grades.exact;
  if (text.foldedWords.has(word.folded)) return grades.folded;
  if (text.telling.includes(word.folded)) return isBegun(text, word) ? grades.begun : grades.inside;
  if (hasRoot(text, word)) return grades.root;
  return text.folded.includes(word.folded) ? grades.small : grades.none;
}

/** Whether a word occurs in a text as it was typed: as a whole, or in a word that says something. */
export function isTypedIn({ telling, foldedWords }: GradedText, { folded }: QueryWord): boolean {
  return telling.includes(folded) || foldedWords.has(folded);
}

function isBegun({ foldedWords }: GradedText, { folded }: QueryWord): boolean {
  return [...foldedWords].some((word) => word.startsWith(folded));
}

/** Whether a word begins as the forms of the typed one do, or has that inside when it is long enough to mean it. */
function hasRoot({ telling, foldedWords }: GradedText, { root }: QueryWord): boolean {
  if (root === '' || !telling.includes(root)) return false;
  return isTelling(root) || [...foldedWords].some((word) => word.startsWith(root));
}
