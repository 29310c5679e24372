import type { Trigger } from '../assets/bundle/scripts/late-files.ts';
import type { Modules } from '../assets/bundle/scripts/modules.ts';
import type { Part } from '../define/kind.ts';
import type { Alternatives, PageFacts } from '../pages/html/read-page.ts';

/** The resources that a page loads, by part. */
export type PageResources = Record<Exclude<Part, 'html' | 'firstView'>, Alternatives[]>;

/** Collects the resources of a page, including triggered scripts and their imports. */
export function resourcesOf({ resources, data }: PageFacts, modules: Modules): PageResources {
  const triggeredScripts = (part: Trigger['part']) =>
    [...modules].flatMap(([address, { triggers }]) =>
      triggers.some((trigger) => trigger.part === part && isTriggered(data, trigger)) ? [[address]] : [],
    );
  const script = withImports([...resources.script, ...triggeredScripts('script')], modules);
  const allScript = withImports([...script, ...triggeredScripts('allScript')], modules);
  return { ...resources, script, allScript };
}

function isTriggered(data: PageFacts['data'], { attribute, value }: Trigger): boolean {
  const values = data.get(attribute);
  return values !== undefined && (value === undefined || values.has(value));
}

/** Adds the imports of scripts, without duplicates. */
function withImports(scripts: readonly Alternatives[], modules: Modules): Alternatives[] {
  const all = scripts.flat().flatMap((address) => [address, ...(modules.get(address)?.imports ?? [])]);
  return [...new Set(all)].map((address) => [address]);
}
