import type { Locale } from '../src/rules/locale.ts';
import type { Reference, ReferenceKind } from '../src/schema/fields.ts';
import type { PageData, Quiz, SiteSettings, serviceTemplates, Template, Ui } from '../src/schema/index.ts';
import type { PictureView } from './components/Picture.tsx';
import type { HeadView } from './head-view.ts';
import type { SharedThread } from './motif/shared.ts';

export type { HeadView } from './head-view.ts';

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

/** A link to a page of the site in the language of the page that it stands on. */
export interface LinkView {
  href: string;
  /** The page's label in menus and breadcrumbs. */
  text: string;
  /** True on the page that the link leads to. */
  current: boolean;
}

/** A price in words: `79.000 kr.`, with a no-break space. */
export interface PriceView {
  /** The amount with separators and `kr.`; the free badge's words when it costs nothing. */
  text: string;
  /** The prefix of a least price, in the page's language. */
  prefix?: string;
  isFree: boolean;
}

/** A number that counts up, such as 85 and `%`. */
export interface StatisticView {
  value: number;
  suffix: string;
}

/** A looping background video and the still that stands for it; both have the same size. */
export interface VideoView {
  webm: string;
  mp4: string;
  still: PictureView;
}

interface Resolved extends Record<ReferenceKind, unknown> {
  icon: IconView;
  page: LinkView;
  price: PriceView;
  statistic: StatisticView;
  video: VideoView;
}

/** Content in which every reference has been replaced by the thing that it names. */
export type Resolve<T> =
  T extends Reference<infer K>
    ? Resolved[K & ReferenceKind]
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer U)[]
        ? Resolve<U>[]
        : { [K in keyof T]: Resolve<T[K]> };

/** A service as menus and cards show it. */
export interface ServiceView {
  id: string;
  href: string;
  /** The label of the service's page. */
  text: string;
  /** The same for large type, with soft hyphens. */
  heading: string;
  summary: string;
  icon: IconView;
  colour: PageData<'service'>['colour'];
  shape: PageData<'service'>['shape'];
  /** The titles of all features. */
  features: string[];
  current: boolean;
}

/** A language of the switcher, with the address of this page in it. */
export interface LanguageView {
  locale: Locale;
  /** The language's name in itself. */
  name: string;
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

/** The content of a page of one kind, by template. */
export type PageContent<K extends Template = Template> = {
  [T in K]: Resolve<PageData<T>> & { body: BodyView };
}[K];

/** The kinds of pages that present a service. */
export type ServicePageTemplate = (typeof serviceTemplates)[number];

/** What the search dialog needs. */
interface SearchView {
  /** The address of the search index of the page's language; loaded on first intent. */
  indexHref: string;
  /** The popular searches; a click searches for the words (decision 10). */
  popular: string[];
}

/** Links to the pages that every layout needs. */
export type WellKnownLinks = Record<
  'home' | 'services' | 'about' | 'pricing' | 'faq' | 'quote' | 'contact' | 'terms' | 'cookies',
  LinkView
>;

/** Everything that a template reads. Components look nothing up. */
export interface PageView<K extends Template = Template> {
  locale: Locale;
  /** The page's path under `content/<language>/`, without ending: `services/gamification`. */
  id: string;
  /** The address of the page; the not-found page has the address of its file. */
  path: string;
  /** The absolute address of the page, for sharing. */
  url: string;
  head: HeadView;
  site: Resolve<SiteSettings>;
  /** The drawing of `site.logo`. */
  logo: DrawingView;
  /** The addresses of the threads below the first screens. */
  threads: Readonly<Record<SharedThread, string>>;
  ui: Ui;
  links: WellKnownLinks;
  /** All pages that have an address, with that of the other language. */
  pages: (LinkView & { sibling: string })[];
  services: ServiceView[];
  /** What the plans' links write into forms, by the name of the plan. */
  plans: Readonly<Record<string, string>>;
  languages: LanguageView[];
  /** From the home page to this one; empty on home and not-found. */
  breadcrumbs: LinkView[];
  quiz: Quiz & {
    /** The address of the file that the game reads. */
    dataHref: string;
  };
  search: SearchView;
  /** The address of the words of the cookie dialog; loaded with it. */
  consentHref: string;
  /** The years that the copyright notice names: `2024–2026`. */
  years: string;
  content: PageContent<K>;
}
