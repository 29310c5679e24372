import { type LocaleFiles, localeFiles } from '../artifact.ts';
import { toColumns } from '../client/search/columns.ts';
import type { SiteContext } from '../define/context.ts';
import type { Site } from '../define/site.ts';
import type { Memory } from '../memory.ts';
import { searchFile } from './file.ts';

export { askSite } from './ask.ts';

/** The search index of each language, as files to publish; none if the site has no search. */
export function search({ search: definition }: Site, site: SiteContext, memory: Memory): LocaleFiles {
  if (!definition) return { artifacts: [], addresses: new Map() };
  return localeFiles('search', site.locales, (locale) => {
    const { items, ...file } = searchFile(definition, site, { locale, memory });
    return { ...file, items: toColumns(items), ...definition.words(site, locale) };
  });
}
