import { Parser } from 'htmlparser2';
import type { Modules } from '../bundle/modules.ts';
import type { Part } from './budgets.ts';

/** Addresses of which a browser fetches one: the formats and sizes of a picture or a film. */
export type Choice = readonly string[];

/** What a browser fetches for a page without being asked, by part. */
export type Loads = Record<Exclude<Part, 'html' | 'firstView'>, Choice[]>;

type Attributes = Record<string, string>;

/** What the boot script fetches by itself, by the attribute that makes it do so: as soon as the first screen is shown (share links), or later. */
const fetched: Record<string, (value: string) => { part: 'script' | 'allScript'; sources: string[] }> = {
  'data-share': () => ({ part: 'script', sources: ['templates/client/share.ts'] }),
  'data-cookie-settings': () => ({ part: 'allScript', sources: ['templates/client/consent/dialog.ts'] }),
  'data-island': (name) => ({
    part: 'allScript',
    sources: [`templates/islands/${name}.tsx`, 'templates/client/hydrate.ts'],
  }),
};

/** Reads out of a finished page what a browser fetches for it. */
export function readLoads(html: string, modules: Modules): Loads {
  const loads: Loads = { css: [], script: [], fonts: [], images: [], allScript: [], video: [] };
  const notePicture = createPictureReader(loads.images);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      noteFile(loads, name, attributes);
      notePicture(name, attributes);
      noteScripts(loads, attributes, modules);
    },
  });
  parser.end(html);
  const script = withImports(loads.script, modules);
  return { ...loads, script, allScript: withImports([...script, ...loads.allScript], modules) };
}

function noteFile(loads: Loads, name: string, { rel, as, href = '', src, type }: Attributes): void {
  if (name === 'link' && rel === 'stylesheet') loads.css.push([href]);
  else if (name === 'link' && rel === 'icon') loads.images.push([href]);
  else if (name === 'link' && rel === 'preload' && as === 'font') loads.fonts.push([href]);
  else if (name === 'script' && src !== undefined) loads.script.push([src]);
  else if (name === 'use' && !href.startsWith('#')) loads.images.push([href.replace(/#.*$/, '')]);
  else if (name === 'video') loads.video.push([]);
  else if (name === 'source' && src !== undefined && type?.startsWith('video/'))
    loads.video.push([...(loads.video.pop() ?? []), src]);
}

/** Notes the pictures that do not wait until they are near, in their first format: every browser that runs the script reads it. */
function createPictureReader(images: Choice[]): (name: string, attributes: Attributes) => void {
  let sizes: Choice | undefined;
  return (name, { src = '', srcset, loading }) => {
    if (name === 'source' && srcset !== undefined)
      sizes ??= srcset.split(/,\s+/).map((one) => one.replace(/\s.*$/, ''));
    if (name !== 'img') return;
    if (loading !== 'lazy') images.push(sizes ?? [src]);
    sizes = undefined;
  };
}

function noteScripts(loads: Loads, attributes: Attributes, modules: Modules): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    const { part, sources = [] } = fetched[attribute]?.(value) ?? {};
    if (part) loads[part].push(...sources.map((source) => [addressOf(source, modules)]));
  }
}

function addressOf(source: string, modules: Modules): string {
  const [address] = [...modules].find(([, module]) => module.source === source) ?? [];
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
