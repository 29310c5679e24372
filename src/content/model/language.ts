import type { SiteLocale } from '../../define/locale.ts';
import type { Place, Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { withoutTags } from '../load/html.ts';
import { blocksOf } from './blocks.ts';
import type { ProseText } from './text-rules.ts';

/** The expected language of a text and the languages it may be in by mistake. */
interface Languages {
  own: SiteLocale;
  others: readonly SiteLocale[];
}

/** The minimum number of words for detection. Names and slogans are shorter. */
const enough = 5;

/** Warns of texts in another language, which were copied and not translated. */
export function checkLanguage(
  document: Document,
  texts: readonly ProseText[],
  { own, others, report }: Languages & { report: Report },
): void {
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

/** Returns the language whose function words a text contains, if it contains none of its own language. */
function foreignLanguage(text: string, { own, others }: Languages): SiteLocale | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < enough || words.some((word) => own.smallWords.has(word))) return undefined;
  return others.find(({ smallWords }) => words.filter((word) => smallWords.has(word)).length >= 2);
}
