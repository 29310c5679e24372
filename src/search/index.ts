import type { Artifact, LocaleFiles } from '../artifact.ts';
import type { SiteContext } from '../define/context.ts';
import type { Site } from '../define/site.ts';
import type { Memory } from '../memory/index.ts';
import { plain } from '../memory/stored-form.ts';
import type { Reads } from '../reads/index.ts';
import { siteCode } from '../site-code.ts';
import { searchFiles } from './files.ts';

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
  const common = {
    memory,
    inputs: [outline],
    code: [siteCode(site)],
    form: plain<[Artifact, ...Artifact[]]>(),
  };
  const files = site.locales.map(({ id: locale }) => {
    const make = () => searchFiles(definition, context, { locale, memory });
    return { locale, artifacts: reads.recall({ ...common, name: `search ${locale}` }, make) };
  });
  return {
    artifacts: files.flatMap(({ artifacts }) => artifacts),
    addresses: new Map(files.map(({ locale, artifacts: [first] }) => [locale, `/${first.path}`])),
  };
}
