import type { FactSource, Facts } from '../../define/placeholders.ts';
import type { Site } from '../../define/site.ts';
import { schemaAt, valueAt } from '../../define/walk.ts';
import type { Document } from '../../load/document.ts';
import type { Reads } from '../../reads/index.ts';

/** The facts of the content as far as they are right; what is wrong with them is said elsewhere. */
export function readFacts(
  documents: readonly Document[],
  { locales, data, placeholders }: Site,
  reads: Reads,
): Facts {
  const find = (name: string, locale: string | null = null): FactSource | undefined => {
    const document = documents.find((one) => one.locale === locale && one.name === name);
    const file = (locale === null ? data.shared : data.own)[name];
    if (!document || !file) return undefined;
    return {
      keys: (...path) => Object.keys(valueAt(document.data, path) ?? {}),
      read: (...path) => {
        const value = reads.again(file.schema, document.data);
        return schemaAt(file.schema, path)?.safeParse(valueAt(value, path)).data;
      },
    };
  };
  return placeholders?.facts(find, locales) ?? {};
}
