import type { Report } from '../diagnostics/index.ts';
import { type Locale, languageNames, locales, otherLocale } from '../rules/locale.ts';
import { walkFields } from '../schema/walk.ts';
import type { CheckedDocument } from './references.ts';

/** Small words that nearly every sentence of a language has, and that the other language does not have at all. */
const smallWords: Record<Locale, ReadonlySet<string>> = {
  is: new Set(
    'og að er í á við fyrir með sem það þú þið þér þín þína okkur okkar frá hjá eða þegar ekki eru svo því hér við'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to with for your you is are we our it that this from what how be or can by not will have'.split(
      ' ',
    ),
  ),
};

/** So many words tell a language; names and slogans are shorter. */
const enough = 5;

/** Warns of texts that are in the other language: copied, and not yet translated. */
export function checkLanguage({ document, schema, value }: CheckedDocument, report: Report): void {
  const locale = locales.find((one) => one === document.locale);
  if (!locale) return;
  const args = { found: languageNames[otherLocale(locale)], wanted: languageNames[locale] };
  walkFields(schema, value, ({ path, value: text, meta }) => {
    const isWords = typeof text === 'string' && (meta.role === 'prose' || meta.role === 'heading');
    if (isWords && isForeign(text, locale)) report.warning('text-language', document.locate(path), args);
  });
  const pieces = document.body?.pieces ?? [];
  for (const block of new Set(pieces.map((piece) => piece.block))) {
    const own = pieces.filter((piece) => piece.block === block);
    const [first] = own;
    if (!first || !isForeign(own.map(({ text }) => text).join(' '), locale)) continue;
    const part = { start: first.start, length: first.text.length };
    report.warning('text-language', document.locateLine(first.line, part), args);
  }
}

/** Whether a text has small words of the other language, and none of its own. */
function isForeign(text: string, locale: Locale): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Locale) => words.filter((word) => smallWords[language].has(word)).length;
  return words.length >= enough && count(locale) === 0 && count(otherLocale(locale)) >= 2;
}
