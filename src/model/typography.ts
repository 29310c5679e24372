import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type Locale, locales } from '../rules/locale.ts';
import { walkFields } from '../schema/walk.ts';
import type { CheckedDocument } from './references.ts';

/** A sign that the language writes in another way. */
interface Rule {
  /** What is found; its first group is the sign itself when more must stand around it. */
  pattern: RegExp;
  wanted: string;
  kind: 'quote' | 'apostrophe' | 'dash' | 'range' | 'dots';
}

const rulesOfBoth: readonly Rule[] = [
  { pattern: /(?<=\S) (-) (?=\S)/g, wanted: '–', kind: 'dash' },
  { pattern: /(?<!-)--(?!-)/g, wanted: '–', kind: 'dash' },
  {
    pattern: /(?<![\d.-])(?:\d{1,3}(?:[.,]\d{3})*|20\d\d)(-)(?:\d{1,3}(?:[.,]\d{3})*|20\d\d)(?![\d-])/g,
    wanted: '–',
    kind: 'range',
  },
  { pattern: /\.{3,}/g, wanted: '…', kind: 'dots' },
];

/** Icelandic as Íslensk málnefnd has it in its rules of spelling (ritreglur); English as this site writes it. */
const rules: Record<Locale, readonly Rule[]> = {
  is: [
    { pattern: /["«»”]|“(?=\p{L})/gu, wanted: '„ before the words and “ behind them', kind: 'quote' },
    { pattern: /—/g, wanted: '–', kind: 'dash' },
    ...rulesOfBoth,
  ],
  en: [
    { pattern: /["«»„]|“(?=[\s.,;:!?)])/g, wanted: '“ before the words and ” behind them', kind: 'quote' },
    { pattern: /(?<=\p{L})'/gu, wanted: '’', kind: 'apostrophe' },
    ...rulesOfBoth,
  ],
};

/** Warns of quotes, dashes and dots in words for visitors that their language writes in another way. */
export function checkTypography({ document, schema, value }: CheckedDocument, report: Report): void {
  const locale = locales.find((one) => one === document.locale);
  if (!locale) return;
  walkFields(schema, value, ({ path, value: text, meta }) => {
    if (typeof text !== 'string' || (meta.role !== 'prose' && meta.role !== 'heading')) return;
    for (const { args, part } of findSigns(text, locale))
      report.warning('typography', document.locatePart(path, part), args);
  });
  checkBodyTypography(document, locale, report);
}

function checkBodyTypography({ body, locateLine }: Document, locale: Locale, report: Report): void {
  for (const { text, line, start } of body?.pieces ?? []) {
    for (const { args, part } of findSigns(text, locale))
      report.warning('typography', locateLine(line, { ...part, start: start + part.start }), args);
  }
}

function findSigns(text: string, locale: Locale) {
  return rules[locale].flatMap(({ pattern, wanted, kind }) =>
    [...text.matchAll(pattern)].map((match) => {
      const found = match[1] ?? match[0];
      const start = match.index + match[0].indexOf(found);
      return { args: { found, wanted, kind, locale }, part: { start, length: found.length } };
    }),
  );
}
