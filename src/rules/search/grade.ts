import { fold } from './fold.ts';
import { tokensOf, withoutInnerMarks } from './tokens.ts';
import type { QueryWord } from './words.ts';

/** How well a text answers a word: a number of `grades`. */
export type Grade = number;

/** The grades, best last. */
export const grades = {
  none: 0,
  /** One letter differs, or a part of the compound is found. */
  near: 1,
  /** The word stands only where the text goes on. */
  rest: 2,
  /** The word is another name for the thing. */
  name: 3,
  /** The word stands inside another one. */
  inside: 4,
  /** Another form of the word. */
  form: 5,
  /** The word, but for accents. */
  folded: 6,
  exact: 7,
} as const satisfies Record<string, Grade>;

/** A text made ready for being looked at again and again. */
export interface GradedText {
  folded: string;
  words: ReadonlySet<string>;
  foldedWords: ReadonlySet<string>;
}

/** Prepares a text of an item. */
export function gradedText(text: string): GradedText {
  const words = tokensOf(text).map((token) => token.text);
  return {
    folded: fold(withoutInnerMarks(text)),
    words: new Set(words),
    foldedWords: new Set(words.map(fold)),
  };
}

/** How well a text answers a word as it stands; other forms of the word are the index's business. */
export function gradeOf(text: GradedText, word: QueryWord): Grade {
  if (text.words.has(word.typed)) return grades.exact;
  if (text.foldedWords.has(word.folded)) return grades.folded;
  const isInside = text.folded.includes(word.folded) || (word.root !== '' && text.folded.includes(word.root));
  return isInside ? grades.inside : grades.none;
}
