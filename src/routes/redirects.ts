import { pageAddress } from '../artifact.ts';
import type { Redirect, Route, RouteTable } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';

/** Creates the redirects of all aliases, with and without a trailing slash, because not all hosts treat the two as one. */
export function redirectsTo(routes: readonly Route[]): Redirect[] {
  return routes.flatMap(({ path: to, page }) =>
    page.data.aliases.flatMap((alias) => [alias, `${alias}/`].map((from) => ({ from, to }))),
  );
}

/** Reports aliases of a page without an address, and aliases that a file or another alias already uses. */
export function checkAliases({ all }: RouteTable, files: readonly string[], report: Report): void {
  const owners = new Map(
    files.flatMap((file) => [pageAddress(file), `/${file}`].map((address) => [address, file])),
  );
  for (const { path, page } of all) if (owners.has(path)) owners.set(path, page.document.file);
  for (const route of all) {
    const { kind, document, data } = route.page;
    const { aliases } = data;
    const { locate } = document;
    if (aliases.length > 0 && kind.role === 'not-found') {
      report.error('alias-unreachable', locate(['aliases'], 'key'), {});
      continue;
    }
    for (const [at, alias] of aliases.entries()) {
      const place = locate(['aliases', at]);
      const other = owners.get(alias);
      if (other !== undefined) report.error('alias-taken', place, { alias, other });
      owners.set(alias, `${place.file}:${place.line}`);
    }
  }
}

/** Warns of aliases that lack the prefix of their language: they lie below a page of that language, and below no other. */
export function warnOfAliases(all: readonly Route[], { locales }: Site, report: Report): void {
  const paths = new Set(all.map(({ path }) => path));
  const isBelowPage = (address: string) => paths.has(address.slice(0, address.lastIndexOf('/')));
  for (const { locale, path, page } of all) {
    const { document, data } = page;
    const prefix = locales.find(({ id }) => id === locale)?.prefix ?? '';
    for (const [at, alias] of data.aliases.entries()) {
      const meant = `${prefix}${alias}`;
      const isSaid = meant === path || data.aliases.includes(meant);
      if (!isSaid && alias.lastIndexOf('/') > 0 && isBelowPage(meant) && !isBelowPage(alias))
        report.warning('alias-language', document.locate(['aliases', at]), { alias, meant });
    }
  }
}
