import { pageAddress } from '../artifact.ts';
import type { Ledger } from '../content/load/ledger.ts';
import type { SiteLocale } from '../define/locale.ts';
import type { Redirect, Route, RouteTable } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import { adminAddress } from './check.ts';

/** Creates the redirects of all aliases. */
export function redirectsTo(routes: readonly Route[]): Redirect[] {
  return routes.flatMap(({ path, page }) =>
    page.data.aliases.flatMap((alias) => withAndWithoutSlash(alias, path)),
  );
}

/** Redirects an address with and without a trailing slash, because some hosts treat the two as different. */
export const withAndWithoutSlash = (address: string, to: string): Redirect[] =>
  [address, `${address}/`].map((from) => ({ from, to }));

/** The inputs of the alias check. */
interface Checking {
  site: Site;
  /** The paths of all files of the site. */
  files: readonly string[];
  ledger: Ledger | undefined;
  report: Report;
}

/**
 * Reports aliases of a not-found page, aliases that a file or another alias already uses, and those of the visual editor. Reports
 * addresses of the ledger that a file has. Warns of aliases without the prefix of their language, unless the page also has the prefixed alias.
 */
export function checkAliases({ all, redirects }: RouteTable, checking: Checking): void {
  const { site, files, ledger, report } = checking;
  const owners = new Map([
    ...files.flatMap((file) => [pageAddress(file), `/${file}`].map((address) => [address, file] as const)),
    ...site.locales.flatMap(homeNames),
    [adminAddress, `${adminAddress.slice(1)}/index.html`],
  ]);
  const aliases = new Set(all.flatMap(({ page }) => page.data.aliases));
  for (const { from } of redirects.filter((one) => !aliases.has(one.from))) {
    const other = owners.get(from);
    if (other !== undefined && ledger && Object.hasOwn(ledger.targets, from))
      report.error('ledger-taken', ledger.locate([from], 'key'), { address: from, other });
  }
  for (const { path, page } of all) if (owners.has(path)) owners.set(path, page.head.file);
  for (const route of all) {
    const { kind, head, data } = route.page;
    const { aliases } = data;
    const { locate } = head;
    if (aliases.length > 0 && kind.role === 'not-found') {
      report.error('alias-unreachable', locate(['aliases'], 'key'), {});
      continue;
    }
    for (const [at, alias] of aliases.entries()) {
      const place = locate(['aliases', at]);
      const other = owners.get(alias);
      const meant = `${prefixOf(route, site)}${alias}`;
      const isSaid =
        alias.startsWith(`${prefixOf(route, site)}/`) || aliases.includes(meant) || owners.has(meant);
      if (`${alias}/`.startsWith(`${adminAddress}/`)) report.error('alias-admin', place, { alias });
      else if (other !== undefined) report.error('alias-taken', place, { alias, other });
      else if (!isSaid) report.warning('alias-language', place, { alias, meant });
      owners.set(alias, `${place.file}:${place.line}`);
    }
  }
}

/** Returns the other names of a home page, which hosts have by themselves, with its file. */
const homeNames = ({ prefix }: SiteLocale) =>
  ['/index', '/index.html'].map(
    (name) => [`${prefix}${name}`, `${prefix.slice(1) || 'index'}.html`] as const,
  );

function prefixOf({ locale }: Route, { locales }: Site): string {
  return locales.find(({ id }) => id === locale)?.prefix ?? '';
}
