/** A reference of a page to something else. Pages that have the same share it. */
export interface Reference {
  readonly url: string;
  /** Whether a visitor follows it, a form goes there, or the browser loads it; loops may have another host (specification 11.2). */
  readonly kind: 'link' | 'action' | 'resource' | 'loop';
  /** The language that the link says its target has. */
  readonly hreflang?: string;
}

/** A form of a page in an island. */
export interface FormPlace {
  /** The name under which it is sent. */
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
  /** The forms that post to the site. */
  forms: FormPlace[];
  /** Pictures that other sites may show: the card of the page and its icons. */
  shared: string[];
}

export type Attributes = Record<string, string>;
