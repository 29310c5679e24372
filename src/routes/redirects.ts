import { pageAddress } from '../artifact.ts';
import type { Redirect, Route, RouteTable } from '../define/route.ts';
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
