import type { Page } from './content.ts';
import type { DerivedPage, PageFields, PageSchema } from './kind.ts';
import type { Locale } from './locale.ts';

/** A page with its path. */
export interface Route<P = PageFields> {
  id: string;
  locale: Locale;
  /** The path of the URL: `/en/services`. */
  path: string;
  /** The output file, relative to the output folder: `en/services.html` (specification 2.3). */
  file: string;
  page: Page<P>;
  /** What its kind says of it, if it is derived from `page`. */
  derived?: DerivedPage;
}

/** A redirect from a former address. */
export interface Redirect {
  from: string;
  /** The path of a page, or the URL of another site. */
  to: string;
}

/**
 * All routes. The only source of links, language switch, alternates, sitemap, breadcrumbs, search and
 * redirects.
 */
export interface RouteTable {
  /** The routes of all pages by language, the first language first, then by id. */
  all: readonly Route[];
  /** Everything that is rendered: `all`, and the pages that their kinds derive from them (`derive`). */
  rendered: readonly Route[];
  /** Returns the route of a page by language and id. @throws if there is none */
  get(locale: Locale, id: string): Route;
  /** Returns the route of the single page of a kind, by template. */
  only(locale: Locale, template: string): Route;
  /** Returns the home page of a language. */
  home(locale: Locale): Route;
  /** The pages that can be linked to: all except the not-found pages. */
  addressed: readonly Route[];
  /** The redirects from aliases and from published addresses that no page has any more. */
  redirects: readonly Redirect[];
  /** Returns the page, which may be derived, in every language that has it, in language order. */
  versions(route: Route): Route[];
  /** Returns the pages from the home page to this one, inclusive. */
  trail(route: Route): Route[];
}

/** Checks whether a page has an address, which the not-found page has not. */
export const isAddressed = ({ page }: Route): boolean => page.kind.role !== 'not-found';

/** Checks whether a text can be the id of a page: lowercase letters a to z, digits and hyphens, and folders. */
export const isPageId = (text: string): boolean => /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(text);

/** Returns the id of the parent page. Empty at the top level. */
export function parentId(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

/** Checks whether a page has a schema, and narrows its type to the schema's keys. */
export function isOf<S extends PageSchema>(
  route: Route,
  schema: S,
): route is Route<S['_zod']['output'] & PageFields> {
  return route.page.kind.schema === schema;
}
