import type { z } from 'zod';
import type { FactSource, Facts } from '../../../define/placeholders.ts';
import type { Site } from '../../../define/site.ts';
import { schemaAt, valueAt } from '../../../define/walk.ts';
import type { Document } from '../../load/document.ts';

/** How facts are read. */
interface FactReading {
  /** Finds a file beside the pages; undefined if it could not be read. */
  find(name: string, locale: string | null): Document | undefined;
  /** Gives a value of which each key that is read is noted. */
  watched<T>(schema: z.ZodType, value: T): T;
}

/** The facts of the content as far as they are right; what is wrong with them is said elsewhere. */
export function readFacts(
  { locales, data, placeholders }: Site,
  { find: findDocument, watched }: FactReading,
): Facts {
  const find = (name: string, locale: string | null = null): FactSource | undefined => {
    const document = findDocument(name, locale);
    const file = (locale === null ? data.shared : data.own)[name];
    if (!document || !file) return undefined;
    return {
      keys: (...path) => Object.keys(valueAt(document.data, path) ?? {}),
      read: (...path) => {
        const value = watched(file.schema, document.data);
        return schemaAt(file.schema, path)?.safeParse(valueAt(value, path)).data;
      },
    };
  };
  return placeholders?.facts(find, locales) ?? {};
}
