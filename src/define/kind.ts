import type { ReactNode } from 'react';
import { z } from 'zod';
import { formerAddresses, keywords, prose, slug, summary } from './fields.ts';

/** The keys that every page has, beside `template`. */
export const pageFields = {
  slug: slug('The last part of the address in this language; "" for the home page and the not-found page'),
  title: prose('The page title, shown in the browser tab before “| {brand}”', { max: 60 }),
  description: summary('50 to 165 characters for search engines and shared links'),
  label: prose('A shorter name for menus and breadcrumbs, when the title is long').optional(),
  keywords: keywords().default([]),
  aliases: formerAddresses('Addresses that lead to the page, such as those that it had before: /old-name'),
};

/**
 * The keys that every page has, checked: `slug`, `title`, `description`, and, where they are given, `label`, `keywords` and `aliases`.
 * `template` names the kind.
 */
export type PageFields = z.output<z.ZodObject<typeof pageFields>>;

/** The schema of a page kind: the keys that every page has, the kind's own keys, and nothing else. */
export function pageSchema<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({ ...pageFields, ...shape });
}

/** The schema of any page kind. */
export type PageSchema = z.ZodObject<typeof pageFields>;

/** What a kind of page is, beside its component and what it says to search engines. */
export interface PageFacts<S extends PageSchema = PageSchema> {
  schema: S;
  /** Whether its files are Markdown with the keys as front matter; they are YAML otherwise. */
  hasBody?: boolean;
  /** Whether the site has exactly one page of the kind in each language. */
  isSingle?: boolean;
  /** The home page is at the root of its language; the not-found page has no address of its own. Both are single. */
  role?: 'home' | 'not-found';
  /** Whether a reader in a hurry may leave it out (`llms.txt`, llmstxt.org). */
  isOptional?: boolean;
  /** What pages of the kind may weigh, in bytes; everything that it leaves out has no limit. */
  budget?: Budget;
}

/** A kind of page. */
export interface PageKind<S extends PageSchema = PageSchema> extends PageFacts<S> {
  /** What `Document` gets as its `children`. */
  Page(props: { view: never }): ReactNode;
  /** What a page is about, for search engines (schema.org). Its breadcrumbs are added. */
  structuredData?(page: never): readonly object[];
}

/**
 * What is weighed of a page, in bytes as they are sent: texts compressed with brotli, everything else as it is.
 *
 * - `html`: the page with the styles of its first screen. Some 14 kB fit into the first answer of a connection (RFC 6928).
 * - `css`: the style sheets that are files of their own.
 * - `script`: what runs at once.
 * - `allScript`: the same with what is fetched later without being asked for: islands, React, the cookie dialog.
 * - `fonts`: those that are preloaded.
 * - `images`: drawings, icon, still of the video and pictures that do not wait until they are near.
 * - `firstView`: all of these together, but of the script only what runs at once.
 * - `video`: the video, which is fetched after the page has loaded.
 */
export const parts = ['html', 'css', 'script', 'fonts', 'images', 'firstView', 'allScript', 'video'] as const;
export type Part = (typeof parts)[number];

/** How many bytes each part of a page may have. */
export type Budget = Readonly<Partial<Record<Part, number>>>;
