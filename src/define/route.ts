import type { Page } from './content.ts';
import type { PageFields, PageSchema } from './kind.ts';
import type { Locale } from './locale.ts';

/** A page at an address. */
export interface Route<P = PageFields> {
  id: string;
  locale: Locale;
  /** The address, without the host: `/en/services`. */
  path: string;
  /** The file that holds the page, below the output folder: `en/services.html` (specification 2.3). */
  file: string;
  page: Page<P>;
}

/** An address that leads to that of a page. */
export interface Redirect {
  from: string;
  to: string;
}

/** All routes: the only source of links, language switch, alternates, sitemap, breadcrumbs, search and redirects. */
export interface RouteTable {
  /** Every route, the first language first, by id. */
  all: readonly Route[];
  /** The route of a page in a language, by its id. @throws if there is none */
  get(locale: Locale, id: string): Route;
  /** The route of the only page of a kind, by the word that names the kind. */
  only(locale: Locale, template: string): Route;
  /** The home page of a language. */
  home(locale: Locale): Route;
  /** The pages that can be linked to: all but the not-found pages. */
  addressed: readonly Route[];
  /** The other addresses of pages, and where they lead. */
  redirects: readonly Redirect[];
  /** The same page in every language, in their order. */
  versions(route: Route): Route[];
  /** The pages from the home page to this one, both included. */
  trail(route: Route): Route[];
}

/** The id of the page above a page in a folder; empty at the top. */
export function parentId(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

/** Whether a page is of the kind that has a schema, and so has its keys. */
export function isOf<S extends PageSchema>(
  route: Route,
  schema: S,
): route is Route<S['_zod']['output'] & PageFields> {
  return route.page.kind.schema === schema;
}
