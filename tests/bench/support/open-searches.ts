import lunr from 'lunr';
import { openIndex } from '../../../src/client/search/open.ts';
import { searchIndex } from '../../../src/client/search/query.ts';
import type { SearchItem } from '../../../src/client/search/types.ts';
import { createConfig, planSite, prefetchData } from '../../../src/index.ts';
import { searchFile } from '../../../src/search/index.ts';
import { site } from '../../../templates/site.ts';

/** The search of a language of the real site. */
export interface LanguageSearch {
  ask(query: string): SearchItem[];
  fold(text: string): string;
  pathOf(page: string): string | undefined;
}

/** Opens the search of each language as a visitor's browser does. */
export async function openSearches(root: string, content?: string): Promise<Map<string, LanguageSearch>> {
  const config = createConfig(content ? { content } : {}, { site, toolDir: root, cwd: root });
  const db = await prefetchData(config);
  const { routes, report } = planSite(config, db);
  if (!routes || !site.search) throw new Error(`The content has ${report.errorCount} errors`);
  const opening = {
    library: lunr,
    languages: site.locales.map(({ search }) => search),
    types: site.search.types,
  };
  return new Map(
    site.locales.map(({ id: locale }): [string, LanguageSearch] => {
      const search = openIndex(searchFile(db, locale), opening);
      const own = routes.all.filter((route) => route.locale === locale);
      const paths = new Map(own.map(({ id, path }) => [id, path]));
      const { fold } = search.languages.own;
      return [
        locale,
        { fold, ask: (query) => searchIndex(search, query), pathOf: (page) => paths.get(page) },
      ];
    }),
  );
}
