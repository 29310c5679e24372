import type { SiteLocale } from '../../define/locale.ts';
import type { Place, Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { withoutTags } from '../load/html.ts';
import { blocksOf } from './blocks.ts';
import type { ProseText } from './text-rules.ts';

/** The language of a text, and those that it could be in by mistake. */
interface Languages {
  own: SiteLocale;
  others: readonly SiteLocale[];
}

/** So many words identify a language; names and slogans are shorter. */
const enough = 5;

/** Warns of texts that are in another language: copied, and not yet translated. */
export function checkLanguage(
  document: Document,
  texts: readonly ProseText[],
  { own, others, report }: Languages & { report: Report },
): void {
  // Without any small words that are known there is no answer.
  if (own.smallWords.size === 0) return;
  const warn = (text: string, place: () => Place) => {
    const found = foreignLanguage(text, { own, others });
    if (!found) return;
    report.warning('text-language', place(), {
      ...{ found: found.name, wanted: own.name },
      known: own.smallWords.size,
    });
  };
  for (const { path, text } of texts) warn(text, () => document.locate(path));
  for (const pieces of blocksOf(document.body)) {
    const [first] = pieces;
    if (!first) continue;
    const part = { start: first.start, length: first.text.length };
    warn(withoutTags(pieces.map(({ text }) => text).join(' ')), () => document.locateLine(first.line, part));
  }
}

/** The language of which a text has small words, if it has none of its own. */
function foreignLanguage(text: string, { own, others }: Languages): SiteLocale | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < enough || words.some((word) => own.smallWords.has(word))) return undefined;
  return others.find(({ smallWords }) => words.filter((word) => smallWords.has(word)).length >= 2);
}
