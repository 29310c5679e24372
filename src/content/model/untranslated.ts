import type { Place, Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { comparedTexts } from './compared-texts.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import type { CheckedDocument } from './references.ts';

/** Returns the languages whose content uses all words of a text in lowercase. */
type LanguagesOf = (text: string) => readonly string[];

/** A file in two languages. */
type Pair = readonly [one: CheckedDocument, other: CheckedDocument];

/**
 * Warns of short texts that are equal in two languages. Longer ones are detected by their function words
 * (`checkLanguage`).
 */
export function warnOfUntranslated(
  [one, other]: Pair,
  { languagesOf, report }: { languagesOf: LanguagesOf; report: Report },
): void {
  const own = [one, other].flatMap(({ document }) => document.locale ?? []);
  const isDoubtful = (text: string) =>
    isTranslated(text) || (isCapitalized(text) && isForeignToOne(text, own, languagesOf));
  const ours = new Map(comparedTexts(one).map(({ path, text }) => [path.join('.'), text]));
  const warn = (found: Place, same: Place) =>
    report.warning('text-untranslated', found, { other: `${same.file}:${same.line}` });
  for (const { path, text } of comparedTexts(other))
    if (ours.get(path.join('.')) === text && isDoubtful(text))
      warn(other.document.locate(path), one.document.locate(path));
  const lines = linesOf(one.document);
  for (const [at, line] of linesOf(other.document).entries()) {
    const same = lines.indexOf(line);
    if (same >= 0 && isDoubtful(line.replace(/\]\([^)]*\)/g, '')))
      warn(other.document.locateLine(at + 1), one.document.locateLine(same + 1));
  }
}

const linesOf = ({ body }: Document) => body?.source.split('\n') ?? [];

/** Checks whether the words of a text are common in some language, but not in those of both files. */
function isForeignToOne(text: string, own: readonly string[], languagesOf: LanguagesOf): boolean {
  const speaking = languagesOf(text);
  return speaking.length > 0 && own.some((locale) => !speaking.includes(locale));
}

const wordsOf = (text: string) =>
  withoutPlaceholders(text)
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));

const startsCapital = (word: string) => /^\P{L}*\p{Lu}/u.test(word);

/** Checks whether a text is two or three capitalized words: a name, unless its words are common. */
function isCapitalized(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= 2 && words.length < 4 && words.every(startsCapital) && !isSigned(text);
}

const isSigned = (text: string) => /^>?\s*[–—]\s/.test(text);

/**
 * Checks whether a text should differ between languages. Two or three capitalized words may be a name, such
 * as of a product. The signature of a quotation may have any number of them, with abbreviations such as
 * “Ltd.” in lowercase.
 */
function isTranslated(text: string): boolean {
  const words = wordsOf(text);
  const isNamePart = (word: string) =>
    startsCapital(word) || (isSigned(text) && /^\p{Ll}{2,4}\.$/u.test(word));
  const isName = (isSigned(text) || words.length < 4) && words.every(isNamePart);
  return words.length >= 2 && !isName;
}
