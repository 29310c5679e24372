import { Parser } from 'htmlparser2';

/** A reference of a page to something else. */
export interface Reference {
  url: string;
  /** Whether a visitor follows it, a form goes there, or the browser loads it; loops may have another host (decision 17). */
  kind: 'link' | 'action' | 'resource' | 'loop';
  /** The language that the link says its target has. */
  hreflang?: string;
}

/** What a built page holds, as far as it can be checked against other files. */
export interface PageFacts {
  lang: string;
  ids: Map<string, number>;
  references: Reference[];
  headings: { level: number; text: string }[];
  /** Attributes that name an id of the same page. */
  idReferences: { attribute: string; id: string }[];
  alternates: { hreflang: string; href: string }[];
  canonical: string | undefined;
  /** Markup that the Content-Security-Policy of the site forbids. */
  forbidden: string[];
}

type Attributes = Record<string, string>;

const idReferenceAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
  'list',
];
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
const linkAttributes: Record<string, Reference['kind']> = {
  href: 'link',
  'xlink:href': 'link',
  action: 'action',
  formaction: 'action',
  ping: 'action',
};

/** Elements that bring foreign pages or programs, or bend the addresses of all others. */
const forbiddenElements = ['applet', 'base', 'embed', 'frame', 'frameset', 'iframe', 'object', 'portal'];

/** Reads a page once and notes everything that has to be checked. */
export function inspectPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: '',
    ids: new Map(),
    references: [],
    headings: [],
    idReferences: [],
    alternates: [],
    canonical: undefined,
    forbidden: [],
  };
  let heading: { level: number; text: string } | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      noteElement(facts, name, attributes);
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level === undefined) return;
      heading = { level: Number(level), text: '' };
      facts.headings.push(heading);
    },
    ontext: (text) => {
      if (heading) heading.text += text;
    },
    onclosetag: (name) => {
      if (/^h[1-6]$/.test(name)) heading = undefined;
    },
  });
  parser.end(html);
  return facts;
}

function noteElement(facts: PageFacts, name: string, attributes: Attributes): void {
  if (name === 'html') facts.lang = attributes.lang ?? '';
  if (attributes.id !== undefined) facts.ids.set(attributes.id, (facts.ids.get(attributes.id) ?? 0) + 1);
  for (const attribute of idReferenceAttributes) {
    for (const id of attributes[attribute]?.split(/\s+/) ?? []) facts.idReferences.push({ attribute, id });
  }
  noteReferences(facts, name, attributes);
  facts.forbidden.push(...forbiddenIn(name, attributes));
}

function forbiddenIn(name: string, attributes: Attributes): string[] {
  const isData = /^(?:application\/(?:ld\+)?json|speculationrules)$/.test(attributes.type ?? '');
  return [
    ...Object.keys(attributes)
      .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
      .map((attribute) => `the attribute ${attribute} on <${name}>`),
    ...(forbiddenElements.includes(name) ? [`<${name}>`] : []),
    ...(name === 'script' && attributes.src === undefined && !isData ? ['an inline script'] : []),
    ...(name === 'meta' && attributes['http-equiv'] !== undefined ? ['<meta http-equiv>'] : []),
  ];
}

function noteReferences(facts: PageFacts, name: string, attributes: Attributes): void {
  if (name === 'link') noteLink(facts, attributes);
  const loaded = resourceAttributes[name] ?? [];
  for (const attribute of loaded) {
    const kind = attribute === 'src' && (name === 'source' || name === 'video') ? 'loop' : 'resource';
    for (const url of addressesIn(attribute, attributes[attribute])) facts.references.push({ url, kind });
  }
  if (name === 'link') return;
  const { hreflang } = attributes;
  for (const [attribute, kind] of Object.entries(linkAttributes)) {
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
