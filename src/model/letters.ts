import type { z } from 'zod';
import { isProse } from '../define/fields.ts';
import type { Site } from '../define/site.ts';
import { walkFields } from '../define/walk.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { Memory, Recallable } from '../memory/index.ts';
import { type Reported, recallReporting, reporting } from '../memory/recall.ts';
import { plain } from '../memory/stored-form.ts';
import { siteCode } from '../site-code.ts';
import { checkLanguage } from './language.ts';
import type { CheckedDocument } from './references.ts';
import { checkPlainTexts, checkStray, type ProseText } from './text-rules.ts';
import { checkTypography } from './typography.ts';

interface CheckingLetters {
  site: Site;
  memory: Memory;
  report: Report;
}

/** Looks at texts as they were written: what placeholders bring has other letters, and moves those behind it. */
export function checkLetters(
  written: readonly Document[],
  kinds: readonly CheckedDocument[],
  { site, memory, report }: CheckingLetters,
): void {
  const schemas = new Map(kinds.map(({ document, schema }) => [document.file, schema]));
  for (const document of written)
    recallReporting({ memory, report }, lettersOf(document, schemas.get(document.file), site));
}

/** The check of the letters of a document, as it is recalled. A file whose kind is not known has no schema. */
export function lettersOf(
  document: Document,
  schema: z.ZodType | undefined,
  site: Site,
): Recallable<Reported<void>> {
  const { file, digest } = document;
  // A kind follows from the file.
  const [name, inputs] = [`letters ${file}`, [digest]];
  const subject = { name, inputs, code: [schema, siteCode(site)], form: plain<void>() };
  return reporting(subject, (report) => checkLettersOf(document, schema, { site, report }));
}

function checkLettersOf(
  document: Document,
  schema: z.ZodType | undefined,
  { site, report }: Omit<CheckingLetters, 'memory'>,
): void {
  checkStray(document, report);
  if (!schema) return;
  const texts = proseIn(document, schema);
  checkPlainTexts(document, texts, report);
  const own = site.locales.find(({ id }) => id === document.locale);
  if (!own) return;
  checkTypography(document, texts, { own, report });
  checkLanguage(document, texts, { own, others: site.locales.filter((one) => one !== own), report });
}

/** The words for visitors in the keys of a document. */
function proseIn({ data }: Document, schema: z.ZodType): ProseText[] {
  const texts: ProseText[] = [];
  walkFields(schema, data, ({ path, value: text, meta }) => {
    if (typeof text === 'string' && isProse(meta)) texts.push({ path, text });
  });
  return texts;
}
