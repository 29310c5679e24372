import type { Report } from '../diagnostics/index.ts';
import type { Page } from '../model/site.ts';
import { defaultLocale, type Locale, localePrefix, locales, otherLocale } from '../rules/locale.ts';
import type { Template } from '../schema/index.ts';
import { checkAddresses, checkParents, checkQuestions, checkSingletons } from './check.ts';
import { parentId, type Route, type RouteTable } from './route.ts';

export type { Route, RouteTable } from './route.ts';

/**
 * Where the routes of all pages lead; nothing when two of them collide.
 *
 * @param isWhole false when some pages were not valid: what they lack is not reported as missing then
 */
export function planRoutes(pages: Pages, report: Report, isWhole: boolean): RouteTable | undefined {
  const before = report.errorCount;
  const all = locales.flatMap((locale) =>
    [...pages[locale].values()].map((page) => planRoute(page, pages[locale])),
  );
  if (isWhole) {
    checkSingletons(all, report);
    checkParents(all, report);
  }
  checkAddresses(all, report);
  checkQuestions(all, report);
  return report.errorCount > before ? undefined : createTable(all);
}

type Pages = Record<Locale, ReadonlyMap<string, Page>>;

function planRoute(page: Page, pages: ReadonlyMap<string, Page>): Route {
  const { id, locale } = page;
  const path = addressOf(page, pages);
  return { id, locale, path, file: fileOf(path, locale), page };
}

/** A page in a folder has the address of the page of that name, and its own slug behind it. */
function addressOf(page: Page, pages: ReadonlyMap<string, Page>): string {
  const prefix = localePrefix[page.locale];
  if (page.data.template === 'not-found') return `${prefix}/404`;
  if (page.data.template === 'home') return prefix === '' ? '/' : prefix;
  const parent = pages.get(parentId(page.id));
  return `${parent ? addressOf(parent, pages) : prefix}/${page.data.slug}`;
}

function fileOf(path: string, locale: Locale): string {
  return path === '/' && locale === defaultLocale ? 'index.html' : `${path.slice(1)}.html`;
}

function createTable(all: readonly Route[]): RouteTable {
  const byId = new Map(all.map((route) => [`${route.locale} ${route.id}`, route]));
  const byTemplate = new Map(all.map((route) => [`${route.locale} ${route.page.data.template}`, route]));
  const find = (routes: Map<string, Route>, key: string): Route => {
    const route = routes.get(key);
    if (!route) throw new Error(`No route for ${key}; the model should have refused this content.`);
    return route;
  };
  const get = (locale: Locale, id: string) => find(byId, `${locale} ${id}`);
  const only = (locale: Locale, template: Template) => find(byTemplate, `${locale} ${template}`);
  const trail = (route: Route): Route[] => {
    if (route.page.data.template === 'home') return [route];
    const parent = parentId(route.id);
    return [...trail(parent === '' ? only(route.locale, 'home') : get(route.locale, parent)), route];
  };
  return { all, get, only, trail, sibling: ({ locale, id }) => get(otherLocale(locale), id) };
}
