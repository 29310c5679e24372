import type { Reference } from './fields.ts';
import type { Locale } from './locale.ts';

/** An icon from `content/media/icons`, as part of the sprite file. */
export interface IconView {
  href: string;
  /** Filled shapes (logos) or stroked shapes (icons). */
  style: 'fill' | 'stroke';
}

/** An icon inlined in the page because it is visible at first paint. */
export interface DrawingView {
  /** The `viewBox` of the icon. */
  viewBox: string;
  /** The markup inside the `<svg>`. */
  body: string;
  style: IconView['style'];
}

/** A link to a page in the language of the current page. */
export interface LinkView {
  href: string;
  /** The label of the page in menus and breadcrumbs. */
  text: string;
  /** True if the link targets the current page. */
  current: boolean;
}

/** A picture in all its formats and sizes. */
export interface PictureView {
  /** The `srcset` of each format. */
  avif: string;
  webp: string;
  /** The fallback URL. */
  src: string;
  /** The size of the largest version, in pixels. */
  width: number;
  height: number;
}

/** A looping background video and its poster, in the same size. */
export interface VideoView {
  webm: string;
  mp4: string;
  still: PictureView;
}

/** The resolved types of references to media and pages. A site adds its own kinds. */
export interface MediaReferences {
  icon: IconView;
  page: LinkView;
  picture: PictureView;
  video: VideoView;
}

/** Content with resolved references. */
export type Resolve<T, R = MediaReferences> =
  T extends Reference<infer K>
    ? K extends keyof R
      ? R[K]
      : never
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer U)[]
        ? Resolve<U, R>[]
        : { [K in keyof T]: Resolve<T[K], R> };

/** A language in the switcher. */
export interface LanguageView {
  locale: Locale;
  /** The URL of this page in the language, or that of the home page. */
  href: string;
  /** False if the language does not have this page. */
  hasPage: boolean;
  current: boolean;
}

/** A heading of a Markdown body, for tables of contents. */
export interface BodyHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** A Markdown body as safe HTML. */
export interface BodyView {
  html: string;
  headings: BodyHeading[];
}

/** A script with its Subresource Integrity hash. */
export interface ScriptView {
  href: string;
  integrity: string;
}

/** The data of `<head>`. */
export interface HeadView {
  /** `{page title} | {brand}`. */
  title: string;
  description: string;
  /** The absolute URL of the page. Undefined on the not-found page. */
  canonical?: string;
  /** The absolute URLs of the page in each language, and `x-default`. */
  alternates: { hreflang: string; href: string }[];
  /** The `og:locale` of the page and of its translations. */
  ogLocale: { own: string; others: string[] };
  /** True for pages that search engines must not list. */
  noindex: boolean;
  /** The inlined critical CSS. */
  css: string;
  /** The style sheets of content that is below the fold or initially hidden. */
  lateCssHrefs: string[];
  /** The URLs of preloaded fonts. */
  fontHrefs: string[];
  script: ScriptView;
  iconHref: string;
  /** The URL of the web manifest in the page's language. */
  manifestHref: string;
  /** The preview image for shared links. Undefined on the not-found page. */
  card?: { src: string; alt: string };
}
