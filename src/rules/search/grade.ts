import { fold } from './fold.ts';
import { tokensOf, withoutInnerMarks } from './tokens.ts';
import { isTelling, type QueryWord } from './words.ts';

/** How well a text answers a word: a number of `grades`. */
export type Grade = number;

/** The grades, best last. */
export const grades = {
  none: 0,
  /** One letter differs, or a part of the compound is found. */
  near: 1,
  /** The word stands only where the text goes on. */
  rest: 2,
  /** The word stands among the words of the other language. */
  foreign: 3,
  /** The word is another name for the thing. */
  name: 4,
  /** What the forms of the word begin with stands inside another one. */
  root: 5,
  /** The word stands inside another one. */
  inside: 6,
  /** Another form of the word. */
  form: 7,
  /** A word begins so: it may be half-typed. */
  begun: 8,
  /** The word, but for accents. */
  folded: 9,
  exact: 10,
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
  if (text.folded.includes(word.folded)) return isBegun(text, word) ? grades.begun : grades.inside;
  return hasRoot(text, word) ? grades.root : grades.none;
}

function isBegun({ foldedWords }: GradedText, { folded }: QueryWord): boolean {
  return [...foldedWords].some((word) => word.startsWith(folded));
}

/** Whether a word begins as the forms of the typed one do, or has that inside when it is long enough to mean it. */
function hasRoot({ folded, foldedWords }: GradedText, { root }: QueryWord): boolean {
  if (root === '' || !folded.includes(root)) return false;
  return isTelling(root) || [...foldedWords].some((word) => word.startsWith(root));
}
