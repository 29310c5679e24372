import { languagesFor } from '../client/search/languages.ts';
import type { SearchIndexFile } from '../client/search/types.ts';
import type { SiteContext } from '../define/context.ts';
import type { Locale } from '../define/locale.ts';
import type { SearchDefinition } from '../define/search.ts';
import type { Memory } from '../memory.ts';
import { buildSearch } from './build.ts';

/** What the search of a language knows, and what things are called in the other ones. */
export function searchFile(
  { input }: SearchDefinition,
  site: SiteContext,
  { locale, memory }: { locale: Locale; memory?: Memory },
): SearchIndexFile {
  const languages = languagesFor(
    locale,
    site.locales.map(({ search }) => search),
  );
  return buildSearch(languages, ({ id }) => input(site, id), memory);
}
