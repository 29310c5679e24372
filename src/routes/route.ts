import type { Page } from '../model/site.ts';
import type { Locale } from '../rules/locale.ts';
import type { Template } from '../schema/index.ts';

/** A page at an address. */
export interface Route {
  id: string;
  locale: Locale;
  /** The address, without the host: `/en/services`. */
  path: string;
  /** The file that holds the page, below the output folder: `en/services.html` (decision 18). */
  file: string;
  page: Page;
}

/** All routes: the only source of links, language switch, alternates, sitemap, breadcrumbs and search. */
export interface RouteTable {
  /** Every route, Icelandic first, by id. */
  all: readonly Route[];
  /** The route of a page in a language. Content is checked before, so a page that is not there is a bug. */
  get(locale: Locale, id: string): Route;
  /** The route of the only page of a kind. */
  only(locale: Locale, template: Template): Route;
  /** The same page in the other language. */
  sibling(route: Route): Route;
  /** The pages from the home page to this one, both included. */
  trail(route: Route): Route[];
}

/** The id of the page above a page in a folder; empty at the top. */
export function parentId(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
