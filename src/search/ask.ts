import lunr from 'lunr';
import { openSearch } from '../client/search/open.ts';
import { searchIndex } from '../client/search/query.ts';
import type { SearchItem } from '../client/search/types.ts';
import type { Config } from '../config.ts';
import type { SiteContent } from '../define/content.ts';
import type { Locale } from '../define/locale.ts';
import type { Reads } from '../reads/index.ts';
import type { RouteTable } from '../routes/index.ts';
import { createSiteContext } from '../site-context.ts';
import { searchFile } from './file.ts';

/** A question to the search of a site. */
interface SearchQuery {
  query: string;
  locale: Locale;
}

/** What a visitor finds, best first (specification 6.5). Nothing if the site has no search. */
export function askSite(
  config: Config,
  planned: { content: SiteContent; routes: RouteTable; reads: Reads },
  { query, locale }: SearchQuery,
): SearchItem[] {
  const { search, locales } = config.site;
  if (!search) return [];
  const file = searchFile(search, createSiteContext(planned, config), { locale });
  const languages = locales.map((one) => one.search);
  return searchIndex(openSearch(file, { library: lunr, languages, types: search.types }), query);
}
