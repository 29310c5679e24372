import type { ReactNode } from 'react';
import { z } from 'zod';
import { formerAddresses, keywords, moment, prose, slug, summary } from './fields.ts';

const publication = (what: string) => ({
  draft: z
    .boolean()
    .meta({ description: `true while ${what} is not to be published` })
    .default(false),
  publishAt: moment(`When ${what} appears`).optional(),
  expireAt: moment(`When ${what} disappears`).optional(),
});

const languages = (what: string) =>
  z
    .array(z.string().meta({ description: 'The id of a language' }))
    .min(1)
    .meta({ description: `The only languages that have ${what}; without this key all have it` })
    .optional();

/**
 * The keys that decide whether an item of a data file is published, `draft`, `publishAt` and `expireAt`, and in which `languages`. They
 * work in a file that is a record of objects, such as one of notices. Templates see the published items alone.
 */
export const publicationFields = { languages: languages('it'), ...publication('it') };

/** The common keys of all pages, besides `template`. */
export const pageFields = {
  slug: slug('The last part of the address in this language; "" for the home page and the not-found page'),
  title: prose('The page title, shown in the browser tab before “| {brand}”', { max: 60 }),
  description: summary('50 to 165 characters for search engines and shared links'),
  label: prose('A shorter name for menus and breadcrumbs, when the title is long').optional(),
  keywords: keywords().default([]),
  aliases: formerAddresses('Addresses that lead to the page, like those that it had before'),
  languages: languages('the page'),
  noindex: z
    .boolean()
    .meta({ description: 'true to keep the page out of search engines and the sitemap' })
    .default(false),
  ...publication('the page'),
};

/**
 * The checked common keys of all pages: `slug`, `title`, `description`, and the optional `label`, `keywords`,
 * `aliases`, `languages`, `noindex`, `draft`, `publishAt` and `expireAt`. `template` names the kind.
 */
export type PageFields = z.output<z.ZodObject<typeof pageFields>>;

/** Creates the schema of a page kind: the common keys and its own, and no others. */
export function pageSchema<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({ ...pageFields, ...shape });
}

/** The schema of any page kind. */
export type PageSchema = z.ZodObject<typeof pageFields>;

/** A page made from another, below its address: the second part of a list, or the list of one tag. */
export interface DerivedPage {
  /** The last part of its id: lowercase letters, digits and hyphens. The same in every language. */
  id: string;
  /** The last part of its address. By default its id. */
  slug?: string;
  /** The page title, shown in the browser tab before “| {brand}”. */
  title: string;
  /** A shorter name for breadcrumbs. By default the title. */
  label?: string;
  description: string;
}

/** The properties of a page kind, without its component and structured data. */
export interface PageFacts<S extends PageSchema = PageSchema> {
  schema: S;
  /** If true, its files are Markdown with front matter. Otherwise they are YAML. */
  hasBody?: boolean;
  /** If true, each language must have exactly one page of the kind. */
  isSingle?: boolean;
  /**
   * The home page is at the root of its language. The not-found page has no URL of its own. Both are single.
   */
  role?: 'home' | 'not-found';
  /** If true, the page is optional in `llms.txt` (llmstxt.org). */
  isOptional?: boolean;
  /** The maximum page weights in bytes. Parts that are left out have no limit. */
  budget?: Budget;
}

/** A kind of page. */
export interface PageKind<S extends PageSchema = PageSchema> extends PageFacts<S> {
  /** Renders the children of `Document`. */
  Page(props: { view: never }): ReactNode;
  /** Returns the structured data of a page (schema.org). Its breadcrumbs are added. */
  structuredData?(page: never): readonly object[];
  /** Returns the pages that are made from a page. */
  derive?(page: never, others: never): readonly DerivedPage[];
}

/**
 * The measured parts of a page, in bytes as transferred: text compressed with Brotli, everything else as it
 * is.
 *
 * - `html`: the page with its critical CSS. About 14 kB fit into the first round trip of a connection (RFC
 *   6928).
 * - `css`: external style sheets.
 * - `script`: scripts that run at load.
 * - `allScript`: `script` plus the scripts that load later without interaction: islands, React, the cookie
 *   dialog.
 * - `fonts`: preloaded fonts.
 * - `images`: drawings, the favicon, the video poster and pictures that are not lazy.
 * - `firstView`: all of these, but only `script` of the scripts.
 * - `video`: the video, which loads after the page.
 */
export const parts = ['html', 'css', 'script', 'fonts', 'images', 'firstView', 'allScript', 'video'] as const;
export type Part = (typeof parts)[number];

/** The maximum bytes of each part of a page. */
export type Budget = Readonly<Partial<Record<Part, number>>>;
