import { Parser } from 'htmlparser2';

/** A reference of a page to something else. */
export interface Reference {
  url: string;
  /** Whether a visitor follows it, or the browser loads it. */
  kind: 'link' | 'resource';
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
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  object: ['data'],
  use: ['href'],
};

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
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on'))
      facts.forbidden.push(`the attribute ${attribute} on <${name}>`);
  }
  if (name === 'script' && attributes.src === undefined && !/json/.test(attributes.type ?? '')) {
    facts.forbidden.push('an inline script');
  }
}

function noteReferences(facts: PageFacts, name: string, attributes: Attributes): void {
  if (name === 'a' && attributes.href !== undefined) {
    const { href, hreflang } = attributes;
    facts.references.push({ url: href, kind: 'link', ...(hreflang === undefined ? {} : { hreflang }) });
  }
  if (name === 'link') noteLink(facts, attributes);
  for (const attribute of resourceAttributes[name] ?? []) {
    const url = attributes[attribute];
    if (url !== undefined) facts.references.push({ url, kind: 'resource' });
  }
}

function noteLink(facts: PageFacts, { rel = '', href = '', hreflang = '' }: Attributes): void {
  if (rel === 'canonical') facts.canonical = href;
  else if (rel === 'alternate') facts.alternates.push({ hreflang, href });
  else facts.references.push({ url: href, kind: 'resource' });
}
