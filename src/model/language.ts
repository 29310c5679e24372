import { isProse } from '../define/fields.ts';
import type { SiteLocale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { walkFields } from '../define/walk.ts';
import type { Place, Report } from '../diagnostics/index.ts';
import { blocksOf } from './blocks.ts';
import type { CheckedDocument } from './references.ts';

/** So many words identify a language; names and slogans are shorter. */
const enough = 5;

/** Warns of texts that are in another language: copied, and not yet translated. */
export function checkLanguage(
  { document, schema, value }: CheckedDocument,
  { locales }: Site,
  report: Report,
): void {
  const own = locales.find(({ id }) => id === document.locale);
  if (!own) return;
  const others = locales.filter((one) => one !== own);
  const warn = (text: string, place: () => Place) => {
    const found = others.find((other) => isForeign(text, own, other));
    if (found) report.warning('text-language', place(), { found: found.name, wanted: own.name });
  };
  walkFields(schema, value, ({ path, value: text, meta }) => {
    if (typeof text === 'string' && isProse(meta)) warn(text, () => document.locate(path));
  });
  for (const pieces of blocksOf(document.body)) {
    const [first] = pieces;
    if (!first) continue;
    const part = { start: first.start, length: first.text.length };
    warn(pieces.map(({ text }) => text).join(' '), () => document.locateLine(first.line, part));
  }
}

/** Whether a text has small words of another language, and none of its own. Without any that are known there is no answer. */
function isForeign(text: string, own: SiteLocale, other: SiteLocale): boolean {
  if (own.smallWords.size === 0) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = ({ smallWords }: SiteLocale) => words.filter((word) => smallWords.has(word)).length;
  return words.length >= enough && count(own) === 0 && count(other) >= 2;
}
