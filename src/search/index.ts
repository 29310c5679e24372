import { type LocaleFiles, localeFiles } from '../artifact.ts';
import { toColumns } from '../client/search/columns.ts';
import type { SiteContext } from '../define/context.ts';
import type { Site } from '../define/site.ts';
import { type Memory, plain } from '../memory.ts';
import type { Reads } from '../reads/index.ts';
import { searchFile } from './file.ts';

export { askSite } from './ask.ts';

/** What the search is made with. */
interface Searching {
  site: Site;
  memory: Memory;
  reads: Reads;
  /** A digest of what it may know beside the content (`outlineOf`). */
  outline: string;
}

/** The search index of each language, as files to publish; none if the site has no search. */
export function search(context: SiteContext, { site, memory, reads, outline }: Searching): LocaleFiles {
  const { search: definition } = site;
  if (!definition) return { artifacts: [], addresses: new Map() };
  const common = { memory, inputs: [outline], code: [site], form: plain<object>() };
  return localeFiles('search', site.locales, (locale) =>
    reads.recall({ ...common, name: `search ${locale}` }, () => {
      const { items, ...file } = searchFile(definition, context, { locale, memory });
      return { ...file, items: toColumns(items), ...definition.words(context, locale) };
    }),
  );
}
