import type { Modules } from '../bundle/modules.ts';
import type { Part } from '../define/kind.ts';
import type { Choice, PageFacts } from '../html/read-page.ts';

/** What a browser fetches for a page without being asked, by part. */
export type PageResources = Record<Exclude<Part, 'html' | 'firstView'>, Choice[]>;

/** What the boot script fetches by itself, by the attribute that makes it do so: as soon as the first screen is shown (share links), or later. */
const fetchedFor: Record<string, (value: string) => { part: 'script' | 'allScript'; sources: string[] }> = {
  'data-share': () => ({ part: 'script', sources: ['templates/components/share.ts'] }),
  'data-cookie-settings': () => ({ part: 'allScript', sources: ['src/client/consent/dialog.ts'] }),
  'data-island': (name) => ({
    part: 'allScript',
    sources: [`templates/islands/${name}`, 'src/client/hydrate.ts'],
  }),
};

/** What a browser fetches for a page, with all that scripts import. */
export function resourcesOf({ resources, data }: PageFacts, modules: Modules): PageResources {
  const fetched = { script: [...resources.script], allScript: [] as Choice[] };
  for (const [attribute, values] of data) {
    for (const value of values) {
      const { part, sources = [] } = fetchedFor[attribute]?.(value) ?? {};
      if (part) fetched[part].push(...sources.map((source) => [addressOf(source, modules)]));
    }
  }
  const script = withImports(fetched.script, modules);
  return { ...resources, script, allScript: withImports([...script, ...fetched.allScript], modules) };
}

function addressOf(source: string, modules: Modules): string {
  const [address] =
    [...modules].find(
      ([, module]) => module.source === source || module.source?.replace(/(?:\/index)?\.tsx$/, '') === source,
    ) ?? [];
  if (address === undefined) throw new Error(`No script is made of ${source}.`);
  return address;
}

/** Scripts with all that they import, each once. */
function withImports(scripts: readonly Choice[], modules: Modules): Choice[] {
  const all = new Set(scripts.flat());
  // What is added meanwhile is visited too.
  for (const address of all) for (const one of modules.get(address)?.imports ?? []) all.add(one);
  return [...all].map((address) => [address]);
}
