import type { z } from 'zod';
import type { SiteContent, SiteData } from './content.ts';
import type { PageFields } from './kind.ts';
import type { SiteLocale } from './locale.ts';
import type { Route, RouteTable } from './route.ts';
import type { DrawingView, HeadView, IconView, LanguageView, LinkView } from './view.ts';

/** The context of a whole site. */
export interface SiteContext<D extends SiteData = SiteData> {
  locales: readonly [SiteLocale, ...SiteLocale[]];
  content: SiteContent<D>;
  routes: RouteTable;
  /** The base URL, without a trailing slash. */
  baseUrl: string;
  /**
   * The date of the build in UTC, such as `2026-11-25`. Output that reads it is rebuilt when the date
   * changes.
   */
  readonly today: string;
  /** The year of the build in UTC. */
  readonly year: number;
}

/** The context of a page in one language. */
export interface PageContext<P = PageFields, D extends SiteData = SiteData> extends SiteContext<D> {
  /** The language of the page. */
  language: SiteLocale;
  route: Route<P>;
  /** The absolute URL of the page. */
  url: string;
  /** The data files that all languages share. */
  shared: D['shared'];
  /** The data files of the page's language. */
  own: D['own'];
  /** Returns a link to a page, as shown on this one. */
  linkTo(route: Route): LinkView;
  /** Returns the absolute URL of a page. */
  urlOf(route: Route): string;
  /** Resolves the references in content, as shown on this page. */
  resolve(schema: z.ZodType, value: unknown): unknown;
  icon(name: string): IconView;
  /** Returns an icon to inline in the page. */
  drawing(name: string): DrawingView;
  /** Returns the absolute URL of a page's preview image. */
  cardOf(route: Route): string | undefined;
  /** Returns the absolute URL of the app icon of a width in pixels. */
  appIcon(width: number): string | undefined;
}

/** The input of a view: the page context and what the generator has rendered. */
export interface ViewContext<P = PageFields, D extends SiteData = SiteData> extends PageContext<P, D> {
  head: HeadView;
  /**
   * The content of the page with resolved references, and its text as `body`. The default view passes it on
   * as `content`.
   */
  resolved: object;
  /** The page in each language, for the language switcher. Links to the home pages if the page has no URL. */
  languages: LanguageView[];
  /** The breadcrumbs from the home page to this one. Empty on the home page and the not-found page. */
  breadcrumbs: LinkView[];
  /** The URLs of the site's JSON files (`files` of the definition) in the page's language, by name. */
  files: Readonly<Record<string, string>>;
  /** Why the page is not published, in its language. Undefined for a published page. */
  unpublished: string | undefined;
  /** Returns why an item of a data file is not published, in the language of the page. Undefined for a published one. */
  unpublishedItem(item: object): string | undefined;
  /** The URL of the manifest of the search index in the page's language. Empty if the site has no search. */
  searchHref: string;
  /** The URLs of the site's drawings (`drawings` of the definition), by name. */
  drawings: Readonly<Record<string, string>>;
}

/**
 * The props of page components in a site without its own view: the view context with the content of the page.
 */
export type PageView<C, D extends SiteData = SiteData> = Omit<ViewContext<unknown, D>, 'content'> & {
  content: C;
};
