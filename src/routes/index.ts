import type { Ledger } from '../content/load/ledger.ts';
import type { TellCopy } from '../content/load/tell-copy.ts';
import type { Page, Pages } from '../define/content.ts';
import type { Locale } from '../define/locale.ts';
import { isAddressed, parentId, type Redirect, type Route, type RouteTable } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import { askInBrackets, type Report } from '../diagnostics/index.ts';
import { checkAddresses, checkParents, checkSingles } from './check.ts';
import { derivedRoutes } from './derive.ts';
import { ledgerRedirects } from './ledger.ts';
import type { Destinations } from './ledger-forms.ts';
import { checkPromises } from './promises.ts';
import { redirectsTo } from './redirects.ts';

export type { Route, RouteTable } from '../define/route.ts';
export { checkAliases } from './redirects.ts';

/** The context of route planning. */
interface Planning {
  site: Site;
  report: Report;
  /** False if invalid pages were left out, so missing pages must not be reported. */
  isWhole: boolean;
  tellCopy: TellCopy;
  /** The addresses that were published before. */
  ledger: Ledger | undefined;
  /** The pages that are not published, by id. */
  hidden: Destinations['hidden'];
  ownHost: string | undefined;
}

/** Creates the routes of all pages. Returns undefined if there are errors. */
export function planRoutes(pages: Pages, planning: Planning): RouteTable | undefined {
  const { site, report, isWhole, tellCopy } = planning;
  const before = report.errorCount;
  const all = site.locales.flatMap((locale) => {
    const own = pages.get(locale.id) ?? new Map<string, Page>();
    return [...own.values()].map((page) => planRoute(page, { pages: own, prefix: locale.prefix }));
  });
  if (isWhole) {
    checkSingles(all, site, report);
    checkParents(all, report);
  }
  checkAddresses(all, { site, tellCopy, report });
  if (report.errorCount > before) return undefined;
  const rendered = [...all, ...(isWhole ? derivedRoutes(all, pages, site) : [])];
  checkAddresses(rendered, { site, tellCopy, report });
  const redirects = [
    ...redirectsTo(all.filter(isAddressed)),
    ...formerRedirects(rendered.filter(isAddressed), planning),
  ];
  return report.errorCount > before ? undefined : createTable({ all, rendered, redirects }, site);
}

/** Creates the redirects of addresses in the ledger. */
function formerRedirects(routes: readonly Route[], planning: Planning): Redirect[] {
  const { ledger, hidden, isWhole, ownHost, report } = planning;
  const { locales } = planning.site;
  if (!ledger) return [];
  const to = { routes, locales, hidden, isWhole, ownHost };
  checkPromises(ledger, to, report);
  return ledgerRedirects(ledger, to, report);
}

/** The pages of a language and the prefix of their addresses. */
interface LanguagePages {
  pages: ReadonlyMap<string, Page>;
  prefix: string;
}

function planRoute(page: Page, within: LanguagePages): Route {
  const { id, locale } = page;
  const path = addressOf(page, within);
  return { id, locale, path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, page };
}

/** Returns the path of a page: that of its parent page, followed by its slug. */
function addressOf(page: Page, { pages, prefix }: LanguagePages): string {
  if (page.kind.role === 'not-found') return `${prefix}/404`;
  if (page.kind.role === 'home') return prefix === '' ? '/' : prefix;
  const parent = pages.get(parentId(page.id));
  return `${parent ? addressOf(parent, { pages, prefix }) : prefix}/${page.data.slug}`;
}

function createTable(
  { all, rendered, redirects }: Pick<RouteTable, 'all' | 'rendered' | 'redirects'>,
  { locales }: Site,
): RouteTable {
  const byId = new Map(rendered.map((route) => [`${route.locale} ${route.id}`, route]));
  const byTemplate = new Map(all.map((route) => [`${route.locale} ${route.page.template}`, route]));
  const homes = new Map(all.filter(isHome).map((route) => [route.locale, route]));
  const find = (routes: ReadonlyMap<string, Route>, key: string): Route => {
    const route = routes.get(key);
    if (route) return route;
    throw noRoute(key, [...routes.keys()]);
  };
  const get = (locale: Locale, id: string) => find(byId, `${locale} ${id}`);
  const home = (locale: Locale) => find(homes, locale);
  const trail = (route: Route): Route[] => {
    if (isHome(route)) return [route];
    const parent = parentId(route.id);
    return [...trail(parent === '' ? home(route.locale) : get(route.locale, parent)), route];
  };
  return {
    ...{ all, rendered, redirects },
    get,
    only: (locale, template) => find(byTemplate, `${locale} ${template}`),
    home,
    addressed: all.filter(isAddressed),
    trail,
    versions: ({ id }) => locales.flatMap((locale) => byId.get(`${locale.id} ${id}`) ?? []),
  };
}

const isHome = ({ page }: Route) => page.kind.role === 'home';

/** Creates the error for a page that a template requests but that does not exist. */
function noRoute(key: string, keys: readonly string[]): Error {
  const [locale = '', name = ''] = key.split(' ');
  const names = keys.flatMap((one) => (one.startsWith(`${locale} `) ? [one.slice(locale.length + 1)] : []));
  const which = name === '' ? 'home page' : `page “${name}”`;
  return new Error(`There is no ${which} in the language “${locale}”${askInBrackets(name, names)}`);
}
