import type { z } from 'zod';
import { isProse } from '../../define/fields.ts';
import type { TypedFact } from '../../define/placeholders.ts';
import type { Site } from '../../define/site.ts';
import { walkFields } from '../../define/walk.ts';
import type { Report } from '../../diagnostics/index.ts';
import { query, reporting } from '../../graph/index.ts';
import type { Document } from '../load/document.ts';
import { documentAt, siteOf } from '../load/index.ts';
import { schemaOf } from './files.ts';
import { checkLanguage } from './language.ts';
import { typedIn } from './placeholders/index.ts';
import { checkPlainTexts, checkStray, type ProseText } from './text-rules.ts';
import { checkTypography } from './typography.ts';

/**
 * Checks the typography and language of a document as written, before placeholders are filled: filling
 * changes the text and shifts offsets. Files of an unknown kind have no schema, so only their bodies are
 * checked.
 */
export const letters = query('letters', (db, id): void =>
  reporting(db, (report) => {
    const [site, document] = [siteOf(db), documentAt(db, id)];
    if (!document) return;
    const typed = (text: string) => typedIn(db, text);
    checkLettersOf(document, schemaOf(document, site), { site, typed, report });
  }),
);

function checkLettersOf(
  document: Document,
  schema: z.ZodType | undefined,
  { site, typed, report }: { site: Site; typed(text: string): readonly TypedFact[]; report: Report },
): void {
  checkStray(document, report);
  if (!schema) return;
  const texts = proseIn(document, schema);
  checkPlainTexts(document, texts, report);
  const own = site.locales.find(({ id }) => id === document.locale);
  if (!own) return;
  checkTypography(document, texts, { own, typed, report });
  checkLanguage(document, texts, { own, others: site.locales.filter((one) => one !== own), report });
}

/** Returns the prose in the keys of a document. */
function proseIn({ data }: Document, schema: z.ZodType): ProseText[] {
  const texts: ProseText[] = [];
  walkFields(schema, data, ({ path, value: text, meta }) => {
    if (typeof text === 'string' && isProse(meta)) texts.push({ path, text });
  });
  return texts;
}
