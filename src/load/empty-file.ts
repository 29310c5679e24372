import { z } from 'zod';
import { localeSchemas, pageSchemas, sharedSchemas } from '../schema/index.ts';
import type { UnreadFile } from './document.ts';

/** What has to be written into a file that holds nothing. */
interface KeysToWrite {
  /** The keys that must be there. */
  keys: string[];
  /** The kinds of pages, when the file is a page: each has more keys. */
  templates: string[];
}

/** The keys that a file needs: those of its schema, or those that all pages need. */
export function keysToWrite({ locale, name }: UnreadFile): KeysToWrite {
  const named: Record<string, z.ZodType> = locale === null ? sharedSchemas : localeSchemas;
  const own = Object.hasOwn(named, name) ? named[name] : undefined;
  if (own) return { keys: requiredKeys(own), templates: [] };
  const [first = [], ...others] = Object.values(pageSchemas).map(requiredKeys);
  const keys = first.filter((key) => others.every((theirs) => theirs.includes(key)));
  return { keys, templates: Object.keys(pageSchemas) };
}

/** In a list of things by names of their own, the keys of one of them. */
function requiredKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodRecord)
    return [
      `a-name: { ${requiredKeys(schema.valueType)
        .map((key) => `${key}: …`)
        .join(', ')} }`,
    ];
  if (!(schema instanceof z.ZodObject)) return [];
  const fields: [string, z.ZodType][] = Object.entries(schema.shape);
  return fields.filter(([, field]) => !field.safeParse(undefined).success).map(([key]) => key);
}
