import { z } from 'zod';
import type { Site } from '../../define/site.ts';
import type { UnreadFile } from './document.ts';

/** What has to be written into a file that holds nothing. */
interface KeysToWrite {
  /** The keys that must be there. */
  keys: string[];
  /** The kinds of pages, when the file is a page: each has more keys. */
  templates: string[];
}

/** The keys that a file needs: those of its schema, or those that all pages need. */
export function keysToWrite({ locale, name }: UnreadFile, { data, pages }: Site): KeysToWrite {
  const named = locale === null ? data.shared : data.own;
  const own = Object.hasOwn(named, name) ? named[name] : undefined;
  if (own) return { keys: requiredKeys(own.schema), templates: [] };
  const [first = [], ...others] = Object.values(pages).map(({ schema }) => requiredKeys(schema));
  const keys = first.filter((key) => others.every((theirs) => theirs.includes(key)));
  return { keys: ['template', ...keys], templates: Object.keys(pages) };
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
