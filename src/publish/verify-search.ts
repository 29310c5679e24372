import type { SearchEntry } from '../define/search.ts';
import { nearestOf, type Place, type Report } from '../diagnostics/index.ts';
import type { PageFacts } from '../pages/html/read-page.ts';

/** So many ids can be read at a glance. */
const fewIds = 5;

interface SearchVerification {
  /** The file of the definition, whose search gives the entries. */
  place: Place;
  report: Report;
}

/** Reports entries of the search that lead to an anchor that their page does not have. */
export function verifySearch(
  entries: readonly Pick<SearchEntry, 'id' | 'path'>[],
  pages: readonly PageFacts[],
  { place, report }: SearchVerification,
): void {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const different = new Map(entries.map((entry) => [`${entry.id} ${entry.path}`, entry]));
  for (const { id, path } of different.values()) {
    const [address = '', anchor = ''] = path.split('#');
    const ids = byAddress.get(address.replace(/\?.*/, ''))?.ids;
    if (anchor === '' || !ids || ids.has(anchor) || ids.has(decodeURI(anchor))) continue;
    report.error('search-anchor', place, { id, path, known: nearestOf(anchor, [...ids.keys()], fewIds) });
  }
}
