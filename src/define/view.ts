import type { Reference } from './fields.ts';
import type { Locale } from './locale.ts';

/** A drawing from `content/media/icons`, as a part of the file that holds all of them. */
export interface IconView {
  href: string;
  /** Whether shapes are filled (logos) or stroked (icons). */
  style: 'fill' | 'stroke';
}

/** A drawing that is part of the page itself, because it is seen at first. */
export interface DrawingView {
  /** The `viewBox` of the drawing. */
  viewBox: string;
  /** The elements inside the `<svg>`, as markup. */
  body: string;
  style: IconView['style'];
}

/** A link to a page of the site in the language of the page that it is on. */
export interface LinkView {
  href: string;
  /** The page's label in menus and breadcrumbs. */
  text: string;
  /** True on the page that the link leads to. */
  current: boolean;
}

/** A picture in all its formats and sizes. */
export interface PictureView {
  /** The `srcset` of each format. */
  avif: string;
  webp: string;
  /** For browsers that choose none of these. */
  src: string;
  /** Of the largest, in pixels. */
  width: number;
  height: number;
}

/** A looping background video and the still that stands for it; both have the same size. */
export interface VideoView {
  webm: string;
  mp4: string;
  still: PictureView;
}

/** What names of the media and of pages stand for. A site adds its own kinds. */
export interface MediaReferences {
  icon: IconView;
  page: LinkView;
  picture: PictureView;
  video: VideoView;
}

/** Content in which every reference has been replaced by what it names. */
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

/** A language of the switcher, with the address of this page in it. */
export interface LanguageView {
  locale: Locale;
  href: string;
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

/** A script, and the hash that it must have to be run (Subresource Integrity). */
export interface ScriptView {
  href: string;
  integrity: string;
}

/** What is in `<head>`. */
export interface HeadView {
  /** `{page title} | {brand}`. */
  title: string;
  description: string;
  /** The absolute address of the page; absent on the not-found page, which has none. */
  canonical?: string;
  /** Absolute addresses of the page in each language, and `x-default`. */
  alternates: { hreflang: string; href: string }[];
  /** The `og:locale` of the page, and of its other languages. */
  ogLocale: { own: string; others: string[] };
  /** True for pages that search engines must not list. */
  noindex: boolean;
  /** The CSS that the page needs, to be inlined. */
  css: string;
  /** The sheets of what is below the first screen or is hidden at first. */
  lateCssHrefs: string[];
  /** The addresses of the fonts, to be preloaded. */
  fontHrefs: string[];
  script: ScriptView;
  iconHref: string;
  /** The web manifest of the page's language. */
  manifestHref: string;
  /** The picture that networks show with a link to the page; absent on the not-found page. */
  card?: { src: string; alt: string };
}
