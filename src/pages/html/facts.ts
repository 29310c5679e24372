/** A reference from a page to an address. Equal references share one object. */
export interface PageReference {
  readonly url: string;
  /** A link, a form action, a resource, or a video loop, which may have another host (specification 11.2). */
  readonly kind: 'link' | 'action' | 'resource' | 'loop';
  /** The language of the target, as the link declares it. */
  readonly hreflang?: string;
}

/** A form of a page. */
export interface PageForm {
  attributes: Attributes;
  /** The controls that a browser submits without script, in order. Disabled ones are left out. */
  controls: FormControl[];
  /** The island around the form. */
  island?: FormIsland;
}

/** A control of a form. */
export interface FormControl {
  /** The DOM `type`: that of an input, `textarea`, `select-one` or `select-multiple`. */
  type: string;
  /** Empty without a name. */
  name: string;
  /** The values of a `select`'s options, or the value of an input. */
  values: string[];
  isRequired: boolean;
  maxLength?: number;
  /** The tag of a control without a name. */
  markup?: string;
}

/** An island with a form. */
interface FormIsland {
  name: string;
  /** The markup from the start of the island to the end of its props. */
  markup: string;
  /** The hydration trigger of the island (`data-wake`). */
  wake: string;
  /** The props of the island. */
  props: unknown;
}

/** Addresses of which a browser fetches one, such as the formats and sizes of a picture. */
export type Alternatives = readonly string[];

/** The resources that the HTML makes a browser fetch, by kind. */
export interface LinkedResources {
  css: Alternatives[];
  script: Alternatives[];
  fonts: Alternatives[];
  images: Alternatives[];
  video: Alternatives[];
}

/** The classes and ids of a page. */
export interface PageNames {
  /** Names on the first screen. */
  first: Set<string>;
  all: Set<string>;
  /** True if the page loads late styles. */
  hasLateStyles: boolean;
}

/** Everything that later stages need from the HTML of a page, so that it is parsed once. */
export interface PageFacts {
  file: string;
  address: string;
  /** Ids with their number of occurrences. */
  ids: Map<string, number>;
  /** Attributes that reference an id of the same page. */
  idReferences: { attribute: string; id: string }[];
  names: PageNames;
  headings: { level: number; text: string }[];
  references: PageReference[];
  alternates: { hreflang: string; href: string }[];
  canonical: string | undefined;
  /** Markup that the Content-Security-Policy of the site forbids. */
  forbidden: string[];
  /** Hash sources of inline styles and of inline scripts that run, for the Content-Security-Policy. */
  hashes: { styles: string[]; scripts: string[] };
  resources: LinkedResources;
  /** The `data-` attributes of the page with their distinct values. */
  data: Map<string, Set<string>>;
  forms: PageForm[];
  /** True if the page has text at the anchor to which the server redirects after a form was sent without script. */
  saysSent: boolean;
  /** Pictures that other sites may embed: the card of the page and its icons. */
  shared: string[];
}

export type Attributes = Record<string, string>;

/** Interns strings and references, so that equal ones share memory. */
export interface FactPool {
  intern(text: string): string;
  reference(url: string, kind: PageReference['kind'], hreflang?: string): PageReference;
}

/** Creates an empty pool. Pages have most strings in common, and a substring would keep its whole page in memory. */
export function createFactPool(): FactPool {
  const texts = new Map<string, string>();
  const references = new Map<string, Map<string, PageReference>>();
  const intern = (text: string) => {
    const existing = texts.get(text);
    if (existing !== undefined) return existing;
    const own = ownCopy(text);
    texts.set(own, own);
    return own;
  };
  return {
    intern,
    reference(url, kind, hreflang) {
      const key = hreflang === undefined ? kind : `${kind} ${hreflang}`;
      const byUrl = references.get(key) ?? new Map<string, PageReference>();
      references.set(key, byUrl);
      const existing = byUrl.get(url);
      if (existing) return existing;
      const own = intern(url);
      const created =
        hreflang === undefined ? { url: own, kind } : { url: own, kind, hreflang: intern(hreflang) };
      byUrl.set(own, created);
      return created;
    },
  };
}

/** Matches strings whose characters all fit into one byte. */
const oneByte = /^[^\u0100-\uffff]*$/;

/**
 * Copies a string. A substring in V8 is a slice that keeps its parent alive and has the parent's width. The copy is as narrow as
 * possible, so equal strings serialize to equal bytes.
 */
const ownCopy = (text: string) =>
  oneByte.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : ` ${text}`.slice(1);
