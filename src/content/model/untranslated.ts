import type { Place, Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { comparedTexts } from './compared-texts.ts';
import { withoutPlaceholders } from './placeholders/syntax.ts';
import type { CheckedDocument } from './references.ts';

/** Warns of short texts that are the same in two languages; longer ones are told by their small words (`checkLanguage`). */
export function warnOfUntranslated(one: CheckedDocument, other: CheckedDocument, report: Report): void {
  const ours = new Map(comparedTexts(one).map(({ path, text }) => [path.join('.'), text]));
  const warn = (found: Place, same: Place) =>
    report.warning('text-untranslated', found, { other: `${same.file}:${same.line}` });
  for (const { path, text } of comparedTexts(other))
    if (ours.get(path.join('.')) === text && isTranslated(text))
      warn(other.document.locate(path), one.document.locate(path));
  const lines = linesOf(one.document);
  for (const [at, line] of linesOf(other.document).entries()) {
    const same = lines.indexOf(line);
    if (same >= 0 && isTranslated(line.replace(/\]\([^)]*\)/g, '')))
      warn(other.document.locateLine(at + 1), one.document.locateLine(same + 1));
  }
}

const linesOf = ({ body }: Document) => body?.source.split('\n') ?? [];

/**
 * Says whether languages have other words for a text. Two or three words with capitals are a name, such as of a product, and any number of
 * them below a quotation, where abbreviations such as “Ltd.” may be small.
 */
function isTranslated(text: string): boolean {
  const words = withoutPlaceholders(text)
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  const isSigned = /^>?\s*[–—]\s/.test(text);
  const isNamePart = (word: string) =>
    /^\P{L}*\p{Lu}/u.test(word) || (isSigned && /^\p{Ll}{2,4}\.$/u.test(word));
  const isName = (isSigned || words.length < 4) && words.every(isNamePart);
  return words.length >= 2 && !isName;
}
