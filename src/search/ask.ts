import lunr from 'lunr';
import type { Site } from '../model/site.ts';
import type { RouteTable } from '../routes/index.ts';
import type { Locale } from '../rules/locale.ts';
import { openSearch } from '../rules/search/open.ts';
import { searchIndex } from '../rules/search/query.ts';
import type { SearchItem } from '../rules/search/types.ts';
import { searchFile } from './site.ts';

/** What a visitor finds, best first (spec section 5). */
export function askSite(
  { site, routes }: { site: Site; routes: RouteTable },
  query: string,
  locale: Locale,
): SearchItem[] {
  return searchIndex(openSearch(searchFile(site, routes, locale), lunr.Index.load), query);
}
