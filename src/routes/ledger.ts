import type { Ledger } from '../content/load/ledger.ts';
import { decodeAddress } from '../define/former-address.ts';
import type { Locale, SiteLocale } from '../define/locale.ts';
import type { Unpublished } from '../define/publication.ts';
import { isPageId, parentId, type Redirect, type Route } from '../define/route.ts';
import { type Report, withSuggestion } from '../diagnostics/index.ts';
import { withAndWithoutSlash } from './redirects.ts';

/** The word for a published address that leads nowhere any more. */
export const gone = 'gone';

/** An address of this site, as in `aliases`. */
export const ownAddress = /^\/$|^(?:\/[\p{L}\p{N}~-][\p{L}\p{M}\p{N}_.~-]*)+$/u;

/** An address of another site. It has no letter that the settings of a host could understand as something else. */
export const otherSite = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~%@+,=&?#!/-]*)?$/i;

/** The pages to which former addresses can lead. */
export interface Destinations {
  /** The published pages that have an address. */
  routes: readonly Route[];
  locales: readonly [SiteLocale, ...SiteLocale[]];
  /** The pages that are there but not published, by id. */
  hidden: Pick<ReadonlyMap<string, Unpublished>, 'get'>;
  /** False if invalid pages were left out, so missing pages must not be reported. */
  isWhole: boolean;
  ownHost: string | undefined;
}

/**
 * Creates the redirects of published addresses that no page has any more, as address or as alias. Reports those that lead nowhere. A
 * redirect leads to the present address of a page, so there are no chains and no loops.
 */
export function ledgerRedirects(ledger: Ledger, to: Destinations, report: Report): Redirect[] {
  const { routes } = to;
  const served = new Set(routes.flatMap(({ path, page }) => [path, ...page.data.aliases]));
  const hidden = new Map<string, string[]>();
  const redirects = Object.entries(ledger.targets).flatMap(([address, target]) => {
    if (served.has(address) || target === gone) return [];
    if (!ownAddress.test(address)) {
      report.error('ledger-address', ledger.locate([address], 'key'), { address });
      return [];
    }
    const found = destinationOf(address, target, to);
    if ('path' in found) return withAndWithoutSlash(address, found.path);
    if (found.problem === 'lost' && to.isWhole) reportLost(address, String(target), { ledger, to, report });
    if (found.problem === 'unusable') reportUnusable(address, target, { ledger, to, report });
    if (found.problem === 'hidden')
      hidden.set(String(target), [...(hidden.get(String(target)) ?? []), address]);
    return [];
  });
  for (const [page, addresses] of hidden) warnOfHidden(page, addresses, { ledger, to, report });
  return redirects;
}

/** Where a line of the ledger leads, or why it leads nowhere. */
type Destination = { path: string } | { problem: 'hidden' | 'lost' | 'unusable' };

/** Returns where the line of an address leads, as if no page had that address. */
export function destinationOf(address: string, target: unknown, to: Destinations): Destination {
  if (typeof target !== 'string') return { problem: 'unusable' };
  const route = routeOf(address, target, to);
  if (route) return { path: route.path };
  if (to.hidden.get(target)) return { problem: 'hidden' };
  if (isPageId(target)) return { problem: 'lost' };
  const isOther = otherSite.test(target) && new URL(target).host !== to.ownHost;
  return isOther ? { path: new URL(target).href } : { problem: 'unusable' };
}

/** Returns a page in the language of an address. */
function routeOf(address: string, id: string, to: Destinations): Route | undefined {
  const locale = localeOf(address, to);
  return to.routes.find((one) => one.id === id && one.locale === locale);
}

/** Returns the language with whose prefix an address begins. */
function localeOf(address: string, { locales: [first, ...others] }: Destinations): Locale {
  const isBefore = ({ prefix }: SiteLocale) => address === prefix || address.startsWith(`${prefix}/`);
  return (others.find(isBefore) ?? first).id;
}

interface Reporting {
  ledger: Ledger;
  to: Destinations;
  report: Report;
}

/** Reports an address whose page is gone. The page above it takes its place, unless a name was only misspelt. */
function reportLost(address: string, page: string, { ledger, to, report }: Reporting): void {
  const locale = localeOf(address, to);
  const routes = to.routes.filter((route) => route.locale === locale);
  const ids = routes.map(({ id }) => id);
  const above = aboveOf(page, ids) ?? routes.find(({ page: { kind } }) => kind.role === 'home')?.id;
  const { suggestion = above } = withSuggestion(page, ids);
  const args = { address, page, ...(suggestion !== undefined && { suggestion }) };
  report.error('address-lost', ledger.locate([address]), args);
}

function aboveOf(page: string, ids: readonly string[]): string | undefined {
  const parent = parentId(page);
  return parent === '' || ids.includes(parent) ? parent || undefined : aboveOf(parent, ids);
}

/** Warns of the addresses of a page that has been hidden. Those of a page that appears later are left alone. */
function warnOfHidden(page: string, addresses: string[], { ledger, to, report }: Reporting): void {
  const [first = ''] = addresses;
  const { state, at } = to.hidden.get(page) ?? {};
  if (state === undefined || state === 'scheduled') return;
  const args = { addresses, page, state, ...(at !== undefined && { at }) };
  report.warning('address-hidden', ledger.locate([first]), args);
}

/** Reports a target that is neither a page nor another site. */
function reportUnusable(address: string, target: unknown, { ledger, to, report }: Reporting): void {
  const suggestion = typeof target === 'string' ? meantBy(target, to) : undefined;
  const args = { target: String(target), ...(suggestion !== undefined && { suggestion }) };
  report.error('ledger-target', ledger.locate([address]), args);
}

/** Returns what was meant: a page by its address or file, the encrypted address of another site, or `gone`. */
function meantBy(target: string, { routes, locales, ownHost }: Destinations): string | undefined {
  if (target.toLowerCase() === gone) return gone;
  const encrypted = target.replace(/^http:/, 'https:');
  if (otherSite.test(encrypted) && new URL(encrypted).host !== ownHost) return encrypted;
  const path = decodeAddress(URL.canParse(target) ? new URL(target).pathname : target);
  const name = path.replace(/\.(?:md|yaml|html)$/, '');
  const folder = locales.map(({ id }) => `${id}/`).find((one) => name.startsWith(one)) ?? '';
  return routes.find((route) => route.path === path || route.id === name.slice(folder.length))?.id;
}
