import type { z } from 'zod';
import { isProse } from '../define/fields.ts';
import type { Site } from '../define/site.ts';
import { walkFields } from '../define/walk.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type Memory, plain } from '../memory.ts';
import { recallReported } from '../recall.ts';
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
  for (const document of written) {
    const schema = schemas.get(document.file);
    const { file, digest } = document;
    // A file whose kind is not known has no schema, and a kind follows from the file.
    const letters = {
      name: `letters ${file}`,
      inputs: [digest],
      code: [schema, siteCode(site)],
      form: plain<void>(),
    };
    recallReported({ memory, report }, letters, (own) =>
      checkLettersOf(document, schema, { site, report: own }),
    );
  }
}

function checkLettersOf(
  document: Document,
  schema: CheckedDocument['schema'] | undefined,
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
