import type { Attributes, PageFacts, Reference } from './facts.ts';

const resourceAttributes: Record<string, readonly string[]> = {
  script: ['src'],
  img: ['src', 'srcset'],
  image: ['href', 'xlink:href'],
  input: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};
const linkAttributes = Object.entries<Reference['kind']>({
  href: 'link',
  'xlink:href': 'link',
  action: 'action',
  formaction: 'action',
  ping: 'action',
});

/** Notes what an element refers to: links, forms, files, and the other languages of the page. */
export function noteLinks(facts: PageFacts, name: string, attributes: Attributes): void {
  if (name === 'link') noteLink(facts, attributes);
  const loaded = resourceAttributes[name] ?? [];
  for (const attribute of loaded) {
    const kind = attribute === 'src' && (name === 'source' || name === 'video') ? 'loop' : 'resource';
    for (const url of addressesIn(attribute, attributes[attribute])) facts.references.push({ url, kind });
  }
  if (name === 'link') return;
  const { hreflang } = attributes;
  for (const [attribute, kind] of linkAttributes) {
    const url = attributes[attribute];
    if (url !== undefined && !loaded.includes(attribute))
      facts.references.push({ url, kind, ...(hreflang === undefined ? {} : { hreflang }) });
  }
}

/** An attribute holds one address, but `srcset` a list of them, each with a size. */
function addressesIn(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
}

function noteLink(facts: PageFacts, { rel = '', href = '', hreflang = '' }: Attributes): void {
  if (rel === 'canonical') facts.canonical = href;
  else if (rel === 'alternate') facts.alternates.push({ hreflang, href });
  else facts.references.push({ url: href, kind: 'resource' });
}
