import type { Ledger } from '../content/load/ledger.ts';
import type { Locale, SiteLocale } from '../define/locale.ts';
import { isPageId, parentId, type Redirect, type Route } from '../define/route.ts';
import { type Report, withSuggestion } from '../diagnostics/index.ts';
import { type Destinations, gone, otherSiteOf, ownAddress, type Reporting } from './ledger-forms.ts';
import { reportAddress, reportTarget } from './ledger-slips.ts';
import { withAndWithoutSlash } from './redirects.ts';

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
      reportAddress(address, { ledger, to, report });
      return [];
    }
    const found = destinationOf(address, target, to);
    if ('path' in found) return withAndWithoutSlash(address, found.path);
    if (found.problem === 'lost' && to.isWhole) reportLost(address, String(target), { ledger, to, report });
    if (found.problem === 'unusable') reportTarget(address, target, { ledger, to, report });
    if (found.problem === 'hidden') {
      const page = to.hidden.get(String(target))?.above ?? String(target);
      hidden.set(page, [...(hidden.get(page) ?? []), address]);
    }
    return [];
  });
  for (const [page, addresses] of hidden) warnOfHidden(page, addresses, { ledger, to, report });
  if (to.isWhole) reportRemoved(ledger, served, report);
  return redirects;
}

/** Reports lines that were committed and are gone, unless a page has their address: then the next build puts them back. */
function reportRemoved({ removed, end }: Ledger, served: ReadonlySet<string>, report: Report): void {
  const isLost = ([address, target]: [string, unknown]) =>
    typeof target === 'string' && ownAddress.test(address) && !served.has(address);
  const lost = Object.entries(removed).filter(isLost);
  if (lost.length === 0) return;
  const lines = lost.map(([address, target]) => `${address}: ${target}`);
  report.error('ledger-cut', end.place, { lines, before: end.before });
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
  const url = otherSiteOf(target, to.ownHost);
  return url ? { path: url.href } : { problem: 'unusable' };
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

/**
 * Reports an address whose page is gone. The page above it takes its place. A published page has a line for each language; a name
 * with fewer lines is probably a typo, and the similar name is suggested.
 */
function reportLost(address: string, page: string, { ledger, to, report }: Reporting): void {
  const locale = localeOf(address, to);
  const routes = to.routes.filter((route) => route.locale === locale);
  const ids = routes.map(({ id }) => id);
  const above = aboveOf(page, ids) ?? routes.find(({ page: { kind } }) => kind.role === 'home')?.id;
  const lines = Object.values(ledger.targets).filter((target) => target === page);
  const { suggestion = above } = lines.length < to.locales.length ? withSuggestion(page, ids) : {};
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
