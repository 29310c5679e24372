import type { z } from 'zod';
import { isProse } from '../../define/fields.ts';
import { metaOf, type Path, schemaAt, walkFields } from '../../define/walk.ts';
import type { CheckedDocument } from './references.ts';
import type { ProseText } from './text-rules.ts';

/** Returns the prose in the keys of a document, except keys that differ per language. */
export function comparedTexts({ document, schema }: CheckedDocument): ProseText[] {
  const texts: ProseText[] = [];
  walkFields(schema, document.data, ({ path, value: text, meta }) => {
    if (typeof text === 'string' && isProse(meta) && !isPerLanguage(schema, path, document.data))
      texts.push({ path, text });
  });
  return texts;
}

const isPerLanguage = (schema: z.ZodType, path: Path, data: unknown) =>
  path.some((_, at) => metaOf(schemaAt(schema, path.slice(0, at + 1), data)).perLanguage);
