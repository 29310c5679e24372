import type { Concern, ElementReader } from './concerns.ts';
import type { Alternatives, Attributes, FactPool, LinkedResources, PageFacts } from './facts.ts';

export const resourceConcern: Concern = { elements: ['link', 'script', 'use', 'video', 'source', 'img'] };

/** Creates a visitor that collects the resources that a browser fetches for an element, except lazy ones. */
export function createResourceReader(resources: LinkedResources, pool: FactPool) {
  const readPicture = createImageReader(resources.images, pool);
  return (name: string, attributes: Attributes): void => {
    readFileLink(resources, name, { attributes, intern: pool.intern });
    readPicture(name, attributes);
  };
}

interface InternedAttributes {
  attributes: Attributes;
  intern: FactPool['intern'];
}

function readFileLink(
  resources: LinkedResources,
  name: string,
  { attributes, intern }: InternedAttributes,
): void {
  const { rel, as, href = '', src, type } = attributes;
  const { css, images, fonts, script, video } = resources;
  if (name === 'link' && rel === 'stylesheet') css.push([intern(href)]);
  else if (name === 'link' && rel === 'icon') images.push([intern(href)]);
  else if (name === 'link' && rel === 'preload' && as === 'font') fonts.push([intern(href)]);
  else if (name === 'script' && src !== undefined) script.push([intern(src)]);
  else if (name === 'use' && !href.startsWith('#')) images.push([intern(href.replace(/#.*$/, ''))]);
  else if (name === 'video') video.push([]);
  else if (name === 'source' && src !== undefined && type?.startsWith('video/'))
    video.push([...(video.pop() ?? []), intern(src)]);
}

/** Collects pictures without lazy loading, in their first format, which all supported browsers can decode. */
function createImageReader(images: Alternatives[], { intern }: FactPool): ElementReader {
  let sizes: Alternatives | undefined;
  return (name, { src = '', srcset, loading }) => {
    if (name === 'source' && srcset !== undefined)
      sizes ??= srcset.split(/,\s+/).map((one) => intern(one.replace(/\s.*$/, '')));
    if (name !== 'img') return;
    if (loading !== 'lazy') images.push(sizes ?? [intern(src)]);
    sizes = undefined;
  };
}

export const sharedConcern: Concern = { elements: ['link', 'meta'] };

/** Creates a visitor that collects pictures that other sites may embed. */
export function createSharedReader({ shared }: PageFacts, { intern }: FactPool) {
  return (name: string, attributes: Attributes): void => {
    const { rel = '', href = '', content = '' } = attributes;
    if (name === 'link' && /\bicon\b|-icon\b/.test(rel)) shared.push(intern(href));
    if (name === 'meta' && /^(?:og|twitter):image$/.test(attributes.property ?? attributes.name ?? ''))
      shared.push(intern(content));
  };
}
