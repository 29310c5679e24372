import { createElement, type ReactNode } from 'react';
import type { CardDefinition } from './card.ts';
import { checkDefinition, writtenLanguage } from './check-definition.ts';
import { checkReferenceKinds } from './check-references.ts';
import type { Checking } from './checking.ts';
import type { SiteData } from './content.ts';
import type { PageContext, SiteContext, ViewContext } from './context.ts';
import type { DataFiles, DataOf } from './data-file.ts';
import { DefinitionError } from './definition-error.ts';
import { extend } from './extend.ts';
import type { ForeignScript } from './foreign-script.ts';
import type { ReceivedForms } from './form.ts';
import type { PageKind } from './kind.ts';
import type { Locale, LocaleDefinition, SiteLocale } from './locale.ts';
import type { MediaMaker } from './media.ts';
import type { Operation } from './operation.ts';
import type { PlaceholderDefinition } from './placeholders.ts';
import type { Route } from './route.ts';
import type { SiteScripts } from './scripts.ts';
import { type SearchDefinition, usualSearch } from './search.ts';
import type { PictureView } from './view.ts';

/** A kind of name that content refers to: the keys at a place of a shared file. */
export interface ReferenceKind<D extends SiteData = SiteData> {
  file: string;
  /** The keys that lead to the map whose keys are the names. */
  path: readonly string[];
  /** Whether a change of what is named changes the pages that name it (`sitemap.xml`). */
  isShown?: boolean;
  /** Where names are looked for, in words. */
  where: string;
  /** What a name stands for on a page. */
  resolve(name: string, page: PageContext<unknown, D>): unknown;
}

/** The few facts of a site that the generator itself needs. */
export interface SiteFacts {
  /** The name of the site, shown in every page title. */
  brand: string;
  /** Where the site is published. */
  baseUrl: string;
  /** Scripts of others, which run only with consent. */
  scripts?: readonly ForeignScript[] | undefined;
  /** Another host for videos. */
  mediaHost?: string | undefined;
  /** Where to report a vulnerability, and until when that is valid (`security.txt`, RFC 9116). */
  security?: { email: string; expires: string };
  /** How the site is run. Without it leads are kept for twelve months, and logs hold no addresses. */
  operation?: Operation;
  /** The icon that stands for the site; it is kept although no page names it. */
  logo?: string;
}

/** A section of `llms.txt`. */
export interface LlmsSection {
  title: string;
  routes: readonly Route[];
}

/** What a site is, beside its languages and its files of data. */
interface SiteParts<D extends SiteData> {
  /** The kinds of pages, by the word that an editor writes as `template`. */
  pages: Readonly<Record<string, PageKind>>;
  facts(data: D['shared']): SiteFacts;
  /** Kinds of references beside icons, pages and videos. */
  references?: Readonly<Record<string, ReferenceKind<D>>>;
  /** What texts may name in braces. */
  placeholders?: PlaceholderDefinition;
  /** What people write for values of the site's own forms, made right; tried when a value does not fit. */
  repairs?: readonly ((text: string) => string)[];
  /** The site's own checks, for errors and for what is probably a mistake. The latter run if nothing is wrong. */
  checks?: readonly ((checking: Checking) => void)[];
  doubts?: readonly ((checking: Checking) => void)[];
  /** What visitors can search for; nothing by default. */
  search?: SearchDefinition<D>;
  /** The forms that visitors send, and how the agency is notified of them; none by default. */
  forms?: ReceivedForms;
  /** JSON files that pages load when they need them, by name: one for each language. */
  files?: Readonly<Record<string, LocaleFile<D>>>;
  /** Lines that pages share, as the `d` of a path, by name. */
  drawings?: Readonly<Record<string, string>>;
  /** The code that reaches the browser; by default none of the site's own. */
  scripts?: SiteScripts;
  /** The view of a page: the one finished object that its components read. By default it is what the generator has made of the page, with `content`. */
  view(page: ViewContext<unknown, D>): unknown;
  /** The whole page around the content of its kind. */
  Document(props: { view: never; structuredData: object | undefined; children?: ReactNode }): ReactNode;
  /** A picture in a text; by default as AVIF, or as WebP for browsers that do not know it. */
  Picture(props: { picture: PictureView; alt: string; sizes: string }): ReactNode;
  /** How wide pictures in texts are shown, as the attribute `sizes` says it; by default as wide as the window. */
  textSizes: string;
  /** The picture for shared links; none by default. */
  card?: CardDefinition<D>;
  /** The name of the home page in breadcrumbs; its label by default. */
  homeLabel?(own: D['own']): string;
  /** Loads what makes the site's media (`site media`); its code runs rarely. */
  media?(): Promise<MediaMaker>;
  /** Whether the site has an icon, which is made from `media/favicon.svg`; by default it has. */
  hasFavicon: boolean;
  /** Whether every text is published in compressed forms too, for hosts that send them; by default it is. */
  isCompressed: boolean;
  /** The ground of the page in light colours, for the frame of the browser (web manifest); white by default. */
  themeColour: string;
  /** The sections of `llms.txt` in a language; all pages in one section by default. */
  llms?(routes: readonly Route[], own: D['own']): LlmsSection[];
}

/** What a site may leave out, because most sites have it alike. */
type Usual = 'view' | 'Picture' | 'textSizes' | 'hasFavicon' | 'isCompressed' | 'themeColour' | 'search';

/** A site as it is written. */
export interface SiteDefinition<F extends DataFiles>
  extends Omit<SiteParts<DataOf<F>>, Usual>,
    Partial<Pick<SiteParts<DataOf<F>>, Exclude<Usual, 'search'>>> {
  /** What visitors can search for: nothing when it is left out, the pages when it says nothing. */
  search?: Partial<SearchDefinition<DataOf<F>>>;
  /** The first is the default, at the root of the site. */
  locales: readonly [LocaleDefinition, ...LocaleDefinition[]];
  data: F;
}

/** A site as the generator knows it: its languages know their prefixes. */
export interface Site extends SiteParts<SiteData> {
  locales: readonly [SiteLocale, ...SiteLocale[]];
  data: DataFiles;
}

/** Makes a JSON file of a language. A method, so that one that knows the site's own data fits. */
type LocaleFile<D extends SiteData> = {
  of(site: SiteContext<D>, locale: Locale): object;
}['of'];

const usual: Omit<Pick<Site, Usual>, 'search'> = {
  view: (page) => extend(page, { content: page.resolved }),
  Picture: ({ picture: { src, avif, webp, width, height }, alt, sizes }) =>
    createElement(
      'picture',
      {},
      createElement('source', { type: 'image/avif', srcSet: avif, sizes }),
      createElement('img', { src, srcSet: webp, width, height, alt, sizes, loading: 'lazy' }),
    ),
  textSizes: '100vw',
  hasFavicon: true,
  isCompressed: true,
  themeColour: '#ffffff',
};

/**
 * Defines a site.
 *
 * @throws DefinitionError if a part has another shape, two languages have the same id or prefix, or two forms the same name
 */
export function defineSite<F extends DataFiles>(definition: SiteDefinition<F>): Site {
  checkDefinition(definition);
  checkReferenceKinds(definition);
  const [first, ...others] = definition.locales;
  const locales: Site['locales'] = [
    { ...first, prefix: first.prefix ?? '' },
    ...others.map((locale) => ({ ...locale, prefix: locale.prefix ?? `/${locale.id}` })),
  ];
  for (const key of ['id', 'prefix'] as const) {
    const again = locales.find((one, at) => locales.findIndex((other) => other[key] === one[key]) < at);
    if (again)
      throw new DefinitionError(
        `Two languages of the site have the same ${key}. Change one of them.`,
        writtenLanguage(again.id, key),
      );
  }
  const names = (definition.forms?.forms ?? []).map(({ rules }) => rules.name);
  const again = names.find((name, at) => names.indexOf(name) < at);
  if (again !== undefined)
    throw new DefinitionError(`Two forms of the site are called “${again}”. Give one of them another name.`);
  const { search, ...parts } = definition;
  return { ...usual, ...parts, locales, ...(search && { search: { ...usualSearch, ...search } }) };
}
