import type { z } from 'zod';
import type { FactSource, Facts } from '../../../define/placeholders.ts';
import type { Site } from '../../../define/site.ts';
import { schemaAt, valueAt } from '../../../define/walk.ts';
import type { Document } from '../../load/document.ts';

/** The functions through which facts are read. */
interface FactReading {
  /** Finds a data file. Returns undefined if it could not be read. */
  find(name: string, locale: string | null): Document | undefined;
  /** Wraps a value so that reads of its keys are recorded. */
  watched<T>(schema: z.ZodType, value: T): T;
}

/** Reads the facts of the content. Invalid values are left out; they are reported elsewhere. */
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
        return schemaAt(file.schema, path, document.data)?.safeParse(valueAt(value, path)).data;
      },
    };
  };
  return placeholders?.facts(find, locales) ?? {};
}
