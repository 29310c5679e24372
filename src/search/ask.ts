import lunr from 'lunr';
import { openSearch } from '../client/search/open.ts';
import { searchIndex } from '../client/search/query.ts';
import type { SearchItem } from '../client/search/types.ts';
import type { Config } from '../config.ts';
import type { SiteContent } from '../define/content.ts';
import type { Locale } from '../define/locale.ts';
import type { RouteTable } from '../routes/index.ts';
import { searchFile } from './file.ts';

/** A question to the search of a site. */
interface SearchQuery {
  query: string;
  locale: Locale;
}

/** What a visitor finds, best first (specification 6.5). Nothing if the site has no search. */
export function askSite(
  config: Config,
  { content, routes }: { content: SiteContent; routes: RouteTable },
  { query, locale }: SearchQuery,
): SearchItem[] {
  const { search, locales, facts } = config.site;
  if (!search) return [];
  const baseUrl = facts(content.shared).baseUrl;
  const site = { locales, content, routes, baseUrl, year: config.now.getUTCFullYear() };
  const file = searchFile(search, site, { locale });
  const languages = locales.map((one) => one.search);
  return searchIndex(openSearch(file, { library: lunr, languages, types: search.types }), query);
}
