import { resolve } from 'node:path';
import lunr from 'lunr';
import { type OpenSearch, openSearch } from '../../src/client/search/open.ts';
import type { SearchIndexFile } from '../../src/client/search/types.ts';
import type { SiteContent } from '../../src/define/content.ts';
import { createConfig, planSite } from '../../src/index.ts';
import { searchFile } from '../../src/search/file.ts';
import type { Data } from '../../templates/data/index.ts';
import { site } from '../../templates/site.ts';

/** The search of the real site, as a visitor's browser opens it. */
export interface RealSearch {
  file: SearchIndexFile;
  search: OpenSearch;
  popular: Data['own']['search']['popular'];
  pathOf(id: string): string | undefined;
}

/** Builds the search of the real content in a language. */
export function realSearch(locale: string): RealSearch {
  const toolDir = resolve(import.meta.dirname, '../..');
  const { content, routes, report } = planSite(createConfig({}, { site, toolDir, cwd: toolDir }));
  if (!content || !routes || !site.search) throw new Error(`The content has ${report.errorCount} errors`);
  const context = { locales: site.locales, content, routes, baseUrl: '', today: '2026-11-21', year: 2026 };
  const file = JSON.parse(JSON.stringify(searchFile(site.search, context, { locale }))) as SearchIndexFile;
  const { types } = site.search;
  const opening = { library: lunr, languages: site.locales.map((one) => one.search), types };
  const paths = new Map(routes.all.filter((one) => one.locale === locale).map(({ id, path }) => [id, path]));
  const { popular } = (content as SiteContent<Data>).own(locale).search;
  return { file, popular, search: openSearch(file, opening), pathOf: (id) => paths.get(id) };
}
