import lunr from 'lunr';
import { openIndex } from '../client/search/open.ts';
import { searchIndex } from '../client/search/query.ts';
import type { SearchItem } from '../client/search/types.ts';
import type { Locale } from '../define/locale.ts';
import type { Db } from '../graph/index.ts';
import { searchFile } from './index.ts';

/** Returns what a visitor finds, best first (specification 6.5); nothing if the site has no search. */
export function askSite(db: Db, { query, locale }: { query: string; locale: Locale }): SearchItem[] {
  const { search, locales } = db.config.site;
  if (!search) return [];
  const languages = locales.map((one) => one.search);
  return searchIndex(
    openIndex(searchFile(db, locale), { library: lunr, languages, types: search.types }),
    query,
  );
}
