import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type Memory, plain } from '../memory.ts';
import { recallReported } from '../recall.ts';
import { checkLanguage } from './language.ts';
import type { CheckedDocument } from './references.ts';
import { checkPlainTexts, checkStray } from './text-rules.ts';
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
    const letters = { name: `letters ${file}`, inputs: [digest], code: [schema, site], form: plain<void>() };
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
  const own = { document, schema, value: document.data };
  checkPlainTexts(own, report);
  checkTypography(own, site, report);
  checkLanguage(own, site, report);
}
