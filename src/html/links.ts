import type { Concern } from './concerns.ts';
import type { FactPool } from './fact-pool.ts';
import type { Attributes, PageFacts, Reference } from './facts.ts';

const resourceAttributes = new Map([
  ['script', ['src']],
  ['img', ['src', 'srcset']],
  ['image', ['href', 'xlink:href']],
  ['input', ['src']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
  ['use', ['href', 'xlink:href']],
  ['video', ['src', 'poster']],
]);
const linkAttributes = new Map<string, Reference['kind']>([
  ['href', 'link'],
  ['xlink:href', 'link'],
  ['action', 'action'],
  ['formaction', 'action'],
  ['ping', 'action'],
]);

export const linkConcern: Concern = {
  elements: ['link', ...resourceAttributes.keys()],
  attributes: [...linkAttributes.keys()],
};

/** Returns a function that notes what an element refers to: links, forms, files, and the other languages of the page. */
export function createLinkReader(facts: PageFacts, { pooled, reference }: FactPool) {
  const { references } = facts;
  return (name: string, attributes: Attributes): void => {
    const { href = '', hreflang } = attributes;
    if (name === 'link') {
      const { rel } = attributes;
      if (rel === 'canonical') facts.canonical = pooled(href);
      else if (rel !== 'alternate') references.push(reference(href, 'resource'));
      else facts.alternates.push({ hreflang: pooled(hreflang ?? ''), href: pooled(href) });
      return;
    }
    const loaded = resourceAttributes.get(name) ?? [];
    for (const attribute of loaded) {
      const kind = attribute === 'src' && (name === 'source' || name === 'video') ? 'loop' : 'resource';
      for (const url of addressesIn(attribute, attributes[attribute])) references.push(reference(url, kind));
    }
    for (const [attribute, kind] of linkAttributes) {
      const url = attributes[attribute];
      if (url !== undefined && !loaded.includes(attribute)) references.push(reference(url, kind, hreflang));
    }
  };
}

/** An attribute holds one address, but `srcset` a list of them, each with a size. */
function addressesIn(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
}
