import { type LocaleFiles, localeFiles } from '../artifact.ts';
import { toColumns } from '../client/search/columns.ts';
import type { SearchIndexFile } from '../client/search/types.ts';
import type { SiteContext } from '../define/context.ts';
import type { Locale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { buildSearch } from './index.ts';

/** The search index of each language, as files to publish; none if the site has no search. */
export function search({ search: definition }: Site, site: SiteContext): LocaleFiles {
  if (!definition) return { artifacts: [], addresses: new Map() };
  return localeFiles('search', site.locales, (locale) => {
    const { items, ...file } = searchFile(definition, site, locale);
    return { ...file, items: toColumns(items), ...definition.words(site, locale) };
  });
}

/** What the search of a language knows, and what things are called in the other ones. */
export function searchFile(
  { input }: NonNullable<Site['search']>,
  site: SiteContext,
  locale: Locale,
): SearchIndexFile {
  const [other] = site.locales.filter(({ id }) => id !== locale);
  return buildSearch(input(site, locale), other && input(site, other.id));
}
