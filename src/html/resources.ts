import type { Concern, ElementReader } from './concerns.ts';
import type { Attributes, Choice, FactPool, LinkedResources, PageFacts } from './facts.ts';

export const resourceConcern: Concern = { elements: ['link', 'script', 'use', 'video', 'source', 'img'] };

/** Returns a function that is called for each element in turn and notes what a browser fetches for it without being asked. */
export function createResourceReader(resources: LinkedResources, pool: FactPool) {
  const notePicture = createPictureReader(resources.images, pool);
  return (name: string, attributes: Attributes): void => {
    noteFile(resources, name, { attributes, pooled: pool.pooled });
    notePicture(name, attributes);
  };
}

interface Given {
  attributes: Attributes;
  pooled: FactPool['pooled'];
}

function noteFile(resources: LinkedResources, name: string, { attributes, pooled }: Given): void {
  const { rel, as, href = '', src, type } = attributes;
  const { css, images, fonts, script, video } = resources;
  if (name === 'link' && rel === 'stylesheet') css.push([pooled(href)]);
  else if (name === 'link' && rel === 'icon') images.push([pooled(href)]);
  else if (name === 'link' && rel === 'preload' && as === 'font') fonts.push([pooled(href)]);
  else if (name === 'script' && src !== undefined) script.push([pooled(src)]);
  else if (name === 'use' && !href.startsWith('#')) images.push([pooled(href.replace(/#.*$/, ''))]);
  else if (name === 'video') video.push([]);
  else if (name === 'source' && src !== undefined && type?.startsWith('video/'))
    video.push([...(video.pop() ?? []), pooled(src)]);
}

/** Notes the pictures that do not wait until they are near, in their first format: every browser that runs the script reads it. */
function createPictureReader(images: Choice[], { pooled }: FactPool): ElementReader {
  let sizes: Choice | undefined;
  return (name, { src = '', srcset, loading }) => {
    if (name === 'source' && srcset !== undefined)
      sizes ??= srcset.split(/,\s+/).map((one) => pooled(one.replace(/\s.*$/, '')));
    if (name !== 'img') return;
    if (loading !== 'lazy') images.push(sizes ?? [pooled(src)]);
    sizes = undefined;
  };
}

export const sharedConcern: Concern = { elements: ['link', 'meta'] };

/** Returns a function that notes pictures that other sites may show. */
export function createSharedReader({ shared }: PageFacts, { pooled }: FactPool) {
  return (name: string, attributes: Attributes): void => {
    const { rel = '', href = '', content = '' } = attributes;
    if (name === 'link' && /\bicon\b|-icon\b/.test(rel)) shared.push(pooled(href));
    if (name === 'meta' && /^(?:og|twitter):image$/.test(attributes.property ?? attributes.name ?? ''))
      shared.push(pooled(content));
  };
}
