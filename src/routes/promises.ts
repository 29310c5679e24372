import type { Ledger } from '../content/load/ledger.ts';
import type { Route } from '../define/route.ts';
import type { Path } from '../define/walk.ts';
import type { Report } from '../diagnostics/index.ts';
import { destinationOf } from './ledger.ts';
import { type Destinations, gone } from './ledger-forms.ts';

/**
 * Reports pages and aliases that take over an address which the ledger leads to another page or site. A page may take the address of one
 * that is hidden or no longer exists. Pages that only previews show are not checked.
 */
export function checkPromises(ledger: Ledger, to: Destinations, report: Report): void {
  const routes = to.routes.filter(({ page }) => !page.unpublished);
  const lines = new Map(Object.keys(ledger.targets).map((address) => [address.normalize(), address]));
  for (const { page, addresses } of routes.map(takenBy)) {
    for (const [address, path] of addresses) {
      const line = lines.get(address);
      const target = line === undefined ? gone : ledger.targets[line];
      if (line === undefined || target === gone || target === page.id) continue;
      if (!('path' in destinationOf(line, target, { ...to, routes }))) continue;
      const { file, line: at } = ledger.locate([line]);
      report.error('address-promised', page.head.locate(path), {
        ...{ address, target: String(target), page: page.id, isAlias: path[0] === 'aliases' },
        line: `${file}:${at}`,
      });
    }
  }
}

/** Returns what a page has as its address and as aliases, with the path of the value. A derived page has no aliases of its own. */
function takenBy({ path, page, derived }: Route): Pick<Route, 'page'> & { addresses: [string, Path][] } {
  const aliases = derived ? [] : page.data.aliases;
  return {
    page,
    addresses: [[path, ['slug']], ...aliases.map((alias, at): [string, Path] => [alias, ['aliases', at]])],
  };
}
