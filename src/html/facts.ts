/** A reference of a page to something else. Pages that have the same share it. */
export interface Reference {
  readonly url: string;
  /** Whether a visitor follows it, a form goes there, or the browser loads it; loops may have another host (specification 11.2). */
  readonly kind: 'link' | 'action' | 'resource' | 'loop';
  /** The language that the link says its target has. */
  readonly hreflang?: string;
}

/** A form of a page. */
export interface PageForm {
  attributes: Attributes;
  /** What a browser without script sends, in order; disabled controls are left out. */
  controls: FormControl[];
  /** The island that the form is in. */
  island?: FormIsland;
}

/** A control of a form. */
export interface FormControl {
  /** The type that the DOM has: that of an input, `textarea`, `select-one` or `select-multiple`. */
  type: string;
  /** Empty without a name. */
  name: string;
  /** Of a `select` the values of its options, of an input its own. */
  values: string[];
  isRequired: boolean;
  maxLength?: number;
  /** The tag of a control without a name. */
  markup?: string;
}

/** An island with a form. */
interface FormIsland {
  name: string;
  /** From the beginning of its island to the end of the island's props. Its position is known when styles have been put in. */
  markup: string;
  /** When the island is made interactive, as the page says. */
  wake: string;
  /** What the build has given the island. */
  props: unknown;
}

/** Addresses of which a browser fetches one: the formats and sizes of a picture or a video. */
export type Choice = readonly string[];

/** What a browser fetches because the HTML says so, by kind of file. */
export interface LinkedResources {
  css: Choice[];
  script: Choice[];
  fonts: Choice[];
  images: Choice[];
  video: Choice[];
}

/** The classes and ids of a page. */
export interface PageNames {
  /** Those that a visitor sees before the late styles are there. */
  first: Set<string>;
  all: Set<string>;
  /** Whether the page loads late styles at all. */
  hasLateStyles: boolean;
}

/** Everything that later stages need to know of a finished page, so that its HTML is parsed once. */
export interface PageFacts {
  /** The file of the output that holds the page. */
  file: string;
  /** The address that the page is served under. */
  address: string;
  /** How often each id occurs. */
  ids: Map<string, number>;
  /** Attributes that name an id of the same page. */
  idReferences: { attribute: string; id: string }[];
  names: PageNames;
  headings: { level: number; text: string }[];
  references: Reference[];
  alternates: { hreflang: string; href: string }[];
  canonical: string | undefined;
  /** Markup that the Content-Security-Policy of the site forbids. */
  forbidden: string[];
  /** The inline styles and the inline scripts that a browser runs, as sources of a Content-Security-Policy. */
  hashes: { styles: string[]; scripts: string[] };
  resources: LinkedResources;
  /** The `data-` attributes of the page and their different values: scripts look for them. */
  data: Map<string, Set<string>>;
  forms: PageForm[];
  /** Whether there are words where the server leads a browser that has sent a form without script. */
  saysSent: boolean;
  /** Pictures that other sites may show: the card of the page and its icons. */
  shared: string[];
}

export type Attributes = Record<string, string>;

/** Gives what is equal in the facts of pages the same place in memory. */
export interface FactPool {
  pooled(text: string): string;
  reference(url: string, kind: Reference['kind'], hreflang?: string): Reference;
}

/**
 * Starts a pool for what is kept of pages: they have most of it in common, and a text that is cut out of a page keeps the whole page in
 * memory.
 */
export function createFactPool(): FactPool {
  const texts = new Map<string, string>();
  const references = new Map<string, Map<string, Reference>>();
  const pooled = (text: string) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = ownCopy(text);
    texts.set(own, own);
    return own;
  };
  return {
    pooled,
    reference(url, kind, hreflang) {
      const sort = hreflang === undefined ? kind : `${kind} ${hreflang}`;
      const byUrl = references.get(sort) ?? new Map<string, Reference>();
      references.set(sort, byUrl);
      const known = byUrl.get(url);
      if (known) return known;
      const own = pooled(url);
      const made =
        hreflang === undefined ? { url: own, kind } : { url: own, kind, hreflang: pooled(hreflang) };
      byUrl.set(own, made);
      return made;
    },
  };
}

/** Whether each letter of a text fits into a byte. */
const isNarrow = /^[^\u0100-\uffff]*$/;

/**
 * V8 makes what is cut out of a text a window to it, as wide as its widest letter, and copies only what is put together. A copy that is
 * no wider than need be is also the same bytes wherever it comes from.
 */
const ownCopy = (text: string) =>
  isNarrow.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : ` ${text}`.slice(1);
