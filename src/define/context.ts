import type { z } from 'zod';
import type { SiteContent, SiteData } from './content.ts';
import type { PageFields } from './kind.ts';
import type { SiteLocale } from './locale.ts';
import type { Route, RouteTable } from './route.ts';
import type { DrawingView, HeadView, IconView, LanguageView, LinkView } from './view.ts';

/** Everything that the parts of a site may know of it. */
export interface SiteContext<D extends SiteData = SiteData> {
  locales: readonly [SiteLocale, ...SiteLocale[]];
  content: SiteContent<D>;
  routes: RouteTable;
  /** Where the site is published, without a slash at the end. */
  baseUrl: string;
  /** The day of the build in UTC, as `2026-11-25`: what reads it is made again when the day changes. */
  readonly today: string;
  /** The year of that day. */
  readonly year: number;
}

/** A page in one language, with what it may know of its site. */
export interface PageContext<P = PageFields, D extends SiteData = SiteData> extends SiteContext<D> {
  /** Its language. */
  language: SiteLocale;
  route: Route<P>;
  /** The absolute address of the page. */
  url: string;
  /** The data files that all languages share. */
  shared: D['shared'];
  /** The data files of the page's language. */
  own: D['own'];
  /** A link to a page, as it is on this one. */
  linkTo(route: Route): LinkView;
  /** The absolute address of a page. */
  urlOf(route: Route): string;
  /** Content with every reference replaced by what it names, as this page shows it. */
  resolve(schema: z.ZodType, value: unknown): unknown;
  icon(name: string): IconView;
  /** A drawing to be part of the page. */
  drawing(name: string): DrawingView;
  /** The picture for shared links of a page, and the icons of the site; absolute addresses. */
  cardOf(route: Route): string | undefined;
  appIcon(width: number): string | undefined;
}

/** What the generator has made of a page for its view. */
export interface ViewContext<P = PageFields, D extends SiteData = SiteData> extends PageContext<P, D> {
  head: HeadView;
  /** The content of the page with every reference replaced, and its text as `body`: what a view has as its `content`. */
  resolved: object;
  /** The page in each language; where it has no address, the home pages. */
  languages: LanguageView[];
  /** From the home page to this one; empty on the home page and on the not-found page. */
  breadcrumbs: LinkView[];
  /** The addresses of the site's JSON files (`files` of the definition) in the language of the page, by name. */
  files: Readonly<Record<string, string>>;
  /** The address of the file that names the search index of the page's language; empty where the site has no search. */
  searchHref: string;
  /** The addresses of the site's drawings (`drawings` of the definition), by name. */
  drawings: Readonly<Record<string, string>>;
}

/** What the components of a page read in a site that defines no view of its own: all of it, with the content of the page. */
export type PageView<C, D extends SiteData = SiteData> = Omit<ViewContext<unknown, D>, 'content'> & {
  content: C;
};
