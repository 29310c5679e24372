import { resolve } from 'node:path';
import lunr from 'lunr';
import { createConfig, planSite } from '../../src/index.ts';
import type { Locale } from '../../src/rules/locale.ts';
import { type OpenSearch, openSearch } from '../../src/rules/search/open.ts';
import type { SearchIndexFile } from '../../src/rules/search/types.ts';
import type { SearchContent } from '../../src/schema/index.ts';
import { searchFile } from '../../src/search/site.ts';

/** The search of the real site, as a visitor's browser opens it. */
export interface RealSearch {
  file: SearchIndexFile;
  search: OpenSearch;
  popular: SearchContent['popular'];
  pathOf(id: string): string | undefined;
}

/** Builds the search of the real content in a language. */
export function realSearch(locale: Locale): RealSearch {
  const toolDir = resolve(import.meta.dirname, '../..');
  const { site, routes, report } = planSite(createConfig({}, { toolDir, cwd: toolDir }));
  if (!site || !routes) throw new Error(`The content has ${report.errorCount} errors`);
  const file = JSON.parse(JSON.stringify(searchFile(site, routes, locale))) as SearchIndexFile;
  const paths = new Map(routes.all.filter((one) => one.locale === locale).map(({ id, path }) => [id, path]));
  const { popular } = site.locales[locale].search;
  return { file, popular, search: openSearch(file, lunr.Index.load), pathOf: (id) => paths.get(id) };
}
