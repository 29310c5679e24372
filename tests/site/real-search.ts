import { dirname, resolve } from 'node:path';
import lunr from 'lunr';
import { languagesFor } from '../../src/client/search/languages.ts';
import { type OpenSearch, openIndex } from '../../src/client/search/open.ts';
import type { SearchIndexFile } from '../../src/client/search/types.ts';
import type { SiteContent } from '../../src/define/content.ts';
import { createConfig, planSite } from '../../src/index.ts';
import type { Data } from '../../templates/data/index.ts';
import type { Settings } from '../../templates/data/settings.ts';
import { site } from '../../templates/site.ts';
import { frozenContent } from '../support/content-folders.ts';
import { indexOfFirst, type Spoken } from '../support/search-index.ts';

/** The search of the real site, as a visitor's browser opens it. */
export interface RealSearch {
  file: SearchIndexFile;
  search: OpenSearch;
  popular: Data['own']['search']['popular'];
  pathOf(id: string): string | undefined;
}

/** Builds the search of the frozen content in a language, with other facts of the company if some are given. */
export function realSearch(locale: string, facts: Partial<Settings> = {}): RealSearch {
  const toolDir = resolve(import.meta.dirname, '../..');
  const cwd = dirname(resolve(toolDir, frozenContent));
  const { content, routes, report } = planSite(createConfig({}, { site, toolDir, cwd }));
  if (!content || !routes || !site.search) throw new Error(`The content has ${report.errorCount} errors`);
  const { shared } = content as SiteContent<Data>;
  const changed = { ...content, shared: { ...shared, site: { ...shared.site, ...facts } } };
  const days = { today: '2026-11-21', year: 2026 };
  const context = { locales: site.locales, content: changed, routes, baseUrl: '', ...days };
  const { input, types } = site.search;
  const { own, others } = languagesFor(
    locale,
    site.locales.map((one) => one.search),
  );
  const spoken = (language: typeof own): Spoken => [language, input(context, language.id)];
  const index = indexOfFirst([spoken(own), ...others.map(spoken)]);
  const file = JSON.parse(JSON.stringify(index)) as SearchIndexFile;
  const opening = { library: lunr, languages: site.locales.map((one) => one.search), types };
  const paths = new Map(routes.all.filter((one) => one.locale === locale).map(({ id, path }) => [id, path]));
  const { popular } = (content as SiteContent<Data>).own(locale).search;
  return { file, popular, search: openIndex(file, opening), pathOf: (id) => paths.get(id) };
}
