import { pageAddress } from '../artifact.ts';
import type { Redirect, Route, RouteTable } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';

/** Leads every alias of a page to it, with and without a slash at its end: hosts do not agree on whether these are one. */
export function redirectsTo(routes: readonly Route[]): Redirect[] {
  return routes.flatMap(({ path: to, page }) =>
    page.data.aliases.flatMap((alias) => [alias, `${alias}/`].map((from) => ({ from, to }))),
  );
}

/** Reports aliases that lead nowhere else: those of a page without an address, of a file of the site, or of another alias. */
export function checkAliases({ all }: RouteTable, files: readonly string[], report: Report): void {
  const taken = new Map(
    files.flatMap((file) => [pageAddress(file), `/${file}`].map((address) => [address, file])),
  );
  for (const { path, page } of all) if (taken.has(path)) taken.set(path, page.document.file);
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
      const other = taken.get(alias);
      if (other !== undefined) report.error('alias-taken', place, { alias, other });
      taken.set(alias, `${place.file}:${place.line}`);
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
