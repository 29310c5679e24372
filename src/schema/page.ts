import { z } from 'zod';
import { prose, slug, summary } from './fields.ts';

/** The keys that every page has. */
export const pageFields = {
  slug: slug('The last part of the address in this language; empty for the home page'),
  title: prose('The page title, shown in the browser tab before “| {brand}”', { max: 60 }),
  description: summary('50 to 165 characters for search engines and shared links'),
  label: prose('A shorter name for menus and breadcrumbs, when the title is long').optional(),
  keywords: z.array(prose('A word that visitors may search for')).default([]),
};

/** The schema of a page of one kind: the common keys, the kind's own keys, and nothing else. */
export function definePage<K extends string, S extends z.ZodRawShape>(template: K, shape: S) {
  return z.strictObject({ template: z.literal(template), ...pageFields, ...shape });
}
