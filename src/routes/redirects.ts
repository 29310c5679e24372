import { pageAddress } from '../artifact.ts';
import type { Redirect, Route, RouteTable } from '../define/route.ts';
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
