import type { Trigger } from '../bundle/scripts/late-files.ts';
import type { Modules } from '../bundle/scripts/modules.ts';
import type { Part } from '../define/kind.ts';
import type { Choice, PageFacts } from '../html/read-page.ts';

/** What a browser fetches for a page without being asked, by part. */
export type PageResources = Record<Exclude<Part, 'html' | 'firstView'>, Choice[]>;

/** Returns what a browser fetches for a page, with all that scripts import. */
export function resourcesOf({ resources, data }: PageFacts, modules: Modules): PageResources {
  const fetchedAs = (part: Trigger['part']) =>
    [...modules].flatMap(([address, { triggers }]) =>
      triggers.some((trigger) => trigger.part === part && isOn(data, trigger)) ? [[address]] : [],
    );
  const script = withImports([...resources.script, ...fetchedAs('script')], modules);
  const allScript = withImports([...script, ...fetchedAs('allScript')], modules);
  return { ...resources, script, allScript };
}

function isOn(data: PageFacts['data'], { attribute, value }: Trigger): boolean {
  const values = data.get(attribute);
  return values !== undefined && (value === undefined || values.has(value));
}

/** Scripts with all that they import, each once. */
function withImports(scripts: readonly Choice[], modules: Modules): Choice[] {
  const all = scripts.flat().flatMap((address) => [address, ...(modules.get(address)?.imports ?? [])]);
  return [...new Set(all)].map((address) => [address]);
}
