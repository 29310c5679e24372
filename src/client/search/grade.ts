import type { SearchLanguage } from '../../define/locale.ts';
import { isStopWord } from './languages.ts';
import { tokensOf, withoutInnerMarks } from './tokens.ts';
import { isLongRoot, type QueryWord } from './words.ts';

/** How well a text answers a word: a number of `grades`. */
export type Grade = number;

/** The grades, best last. */
export const grades = {
  none: 0,
  /** One letter differs, or a part of the compound is found. */
  near: 1,
  /** The word occurs only in the rest of the text. */
  rest: 2,
  /** The word occurs among the words of another language. */
  foreign: 3,
  /** The word is another name for the thing. */
  name: 4,
  /** The start that all forms of the word share begins another word or a part of a compound. */
  root: 5,
  /** The word begins a part of a compound. */
  inside: 6,
  /** Another form of the word. */
  form: 7,
  /** A word begins so: it may be half-typed. */
  begun: 8,
  /** The word, but for accents. */
  folded: 9,
  exact: 10,
} as const satisfies Record<string, Grade>;

/** A word of a text. */
interface TextWord {
  written: string;
  folded: string;
}

/** A text made ready for being looked at again and again. */
export interface GradedText {
  folded: string;
  words: ReadonlySet<string>;
  foldedWords: ReadonlySet<string>;
  /** Its words without stop words, unless it has no others: „verð“ does not occur in „verður“. */
  contentWords: readonly TextWord[];
}

/** Returns the last parts of a compound, folded: typed words are found where one begins. */
export type LastParts = (word: string) => readonly string[];

/** Prepares a text of an item. */
export function gradedText(text: string, language: SearchLanguage): GradedText {
  const words = [...new Set(tokensOf(text).map((token) => token.text))].map((written) => ({
    written,
    folded: language.fold(written),
  }));
  const contentWords = words.filter(({ written }) => !isStopWord(written, language));
  return {
    folded: language.fold(withoutInnerMarks(text)),
    words: new Set(words.map(({ written }) => written)),
    foldedWords: new Set(words.map(({ folded }) => folded)),
    contentWords: contentWords.length > 0 ? contentWords : words,
  };
}

/** Grades a text for a word as it is; other forms of the word are the index's business. */
export function gradeOf(text: GradedText, word: QueryWord, lastParts: LastParts): Grade {
  if (text.words.has(word.typed)) return grades.exact;
  if (text.foldedWords.has(word.folded)) return grades.folded;
  const { folded, root } = word;
  const holding = text.contentWords.filter((one) => one.folded.includes(folded) && hasLetters(one, word));
  if (holding.some((one) => one.folded.startsWith(folded))) return grades.begun;
  if (holding.some((one) => hasPart(one, folded, lastParts))) return grades.inside;
  if (root === '') return grades.none;
  const isBegun = text.contentWords.some((one) => one.folded.startsWith(root));
  if (!isLongRoot(root)) return isBegun ? grades.near : grades.none;
  return isBegun || text.contentWords.some((one) => hasPart(one, root, lastParts))
    ? grades.root
    : grades.none;
}

/** Checks that a word stands in a text as it was typed: whole, or where a content word or a part of a compound begins. */
export function isTypedIn(text: GradedText, word: QueryWord, lastParts: LastParts): boolean {
  const grade = gradeOf(text, word, lastParts);
  return grade >= grades.inside && grade !== grades.form;
}

/** Checks the accents of a word that is too short for a slip: „lén“ does not begin „lengi“. */
function hasLetters({ written }: TextWord, { typed, isLiteral }: QueryWord): boolean {
  return !isLiteral || written.includes(typed);
}

function hasPart({ written, folded }: TextWord, letters: string, lastParts: LastParts): boolean {
  return folded.includes(letters) && lastParts(written).some((part) => part.startsWith(letters));
}
