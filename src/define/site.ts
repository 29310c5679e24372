import { createElement, type ReactNode } from 'react';
import type { MessageLanguage, Phrases } from '../diagnostics/index.ts';
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
import type { ExplainedProblems } from './problems.ts';
import type { Route } from './route.ts';
import type { SiteScripts } from './scripts.ts';
import { type SearchDefinition, usualSearch } from './search.ts';
import type { PictureView } from './view.ts';

/** A kind of reference: the keys of a map in a shared data file. */
export interface ReferenceKind<D extends SiteData = SiteData> {
  file: string;
  /** The path of the map whose keys are the names. */
  path: readonly string[];
  /** If true, a change of the target changes the pages that refer to it (`sitemap.xml`). */
  isShown?: boolean;
  /** If true, pages show all targets, also those that no content refers to: they are not unused. */
  isListed?: boolean;
  /** The place where names are defined, for messages. */
  where: string;
  /** Resolves a name for a page. */
  resolve(name: string, page: PageContext<unknown, D>): unknown;
}

/** The facts of a site that the generator needs. */
export interface SiteFacts {
  /** The name of the site, shown in every page title. */
  brand: string;
  /** The base URL of the site. */
  baseUrl: string;
  /** Third-party scripts, which run only with consent. */
  scripts?: readonly ForeignScript[] | undefined;
  /** A separate host for videos. */
  mediaHost?: string | undefined;
  /** The contact for vulnerability reports and its expiry (`security.txt`, RFC 9116). */
  security?: { email: string; expires: string };
  /**
   * The operation of the site. By default leads are kept for twelve months and logs contain no IP addresses.
   */
  operation?: Operation;
  /** Where the content is kept, for the visual editor (`site build --admin`), as in `repository`. */
  repository?: string | undefined;
  /** The icon used as the logo. It is kept even if no page refers to it. */
  logo?: string;
}

/** A section of `llms.txt`. */
export interface LlmsSection {
  title: string;
  routes: readonly Route[];
}

/** The parts of a site, without its languages and data files. */
interface SiteParts<D extends SiteData> {
  /** The page kinds, by the `template` that editors write. */
  pages: Readonly<Record<string, PageKind>>;
  facts(data: D['shared']): SiteFacts;
  /** Additional kinds of references. */
  references?: Readonly<Record<string, ReferenceKind<D>>>;
  /** The placeholders that texts may use. */
  placeholders?: PlaceholderDefinition;
  /** Repairs of values in the site's own formats. They are tried when a value does not fit. */
  repairs?: readonly ((text: string) => string)[];
  /**
   * The site's own checks, for errors and for probable mistakes. The latter run only if there are no errors.
   */
  checks?: readonly ((checking: Checking) => void)[];
  doubts?: readonly ((checking: Checking) => void)[];
  /** The problems of these checks, as `defineProblems` returns them: `site explain` and logs for code scanners know those that are listed. */
  problems?: readonly ExplainedProblems[];
  /** The search of the site. None by default. */
  search?: SearchDefinition<D>;
  /** The forms of the site and their notifications. None by default. */
  forms?: ReceivedForms;
  /** JSON files that pages load on demand, by name. One is built per language. */
  files?: Readonly<Record<string, LocaleFile<D>>>;
  /** Returns the text files at fixed addresses by path, such as `feed.xml`. None by default. */
  texts?(site: SiteContext<D>): Readonly<Record<string, string>>;
  /** Shared drawings by name, each as the `d` of a path. */
  drawings?: Readonly<Record<string, string>>;
  /** The browser code. By default the site has none of its own. */
  scripts?: SiteScripts;
  /**
   * Creates the view of a page: the single object that its components read. By default the view context with
   * `content`.
   */
  view(page: ViewContext<unknown, D>): unknown;
  /** Renders the whole page around the content of its kind. */
  Document(props: { view: never; structuredData: object | undefined; children?: ReactNode }): ReactNode;
  /** Renders a picture in a text. By default as AVIF with a WebP fallback. */
  Picture(props: { picture: PictureView; alt: string; sizes: string }): ReactNode;
  /** The `sizes` attribute of pictures in texts. By default the full viewport width. */
  textSizes: string;
  /** The preview image for shared links. None by default. */
  card?: CardDefinition<D>;
  /** Returns the name of the home page in breadcrumbs. By default its label. */
  homeLabel?(own: D['own']): string;
  /** Loads the media generator (`site media`). Lazy, because it is rarely needed. */
  media?(): Promise<MediaMaker>;
  /**
   * Descriptions of keys, and the words of the site’s own checks, in the other languages that editors read: each English text with its
   * translation. See `Phrases`.
   */
  phrases?: Readonly<Partial<Record<MessageLanguage, Phrases>>>;
  /** If true, the site has a favicon, generated from `media/favicon.svg`. True by default. */
  hasFavicon: boolean;
  /** If true, text files are also published compressed, for hosts that serve them. True by default. */
  isCompressed: boolean;
  /** The background colour of the light theme, for the browser UI (web manifest). White by default. */
  themeColour: string;
  /** Returns the sections of `llms.txt` in a language. By default one section with all pages. */
  llms?(routes: readonly Route[], own: D['own']): LlmsSection[];
}

/** The parts with defaults. */
type Usual = 'view' | 'Picture' | 'textSizes' | 'hasFavicon' | 'isCompressed' | 'themeColour' | 'search';

/** A site definition as written. */
export interface SiteDefinition<F extends DataFiles>
  extends Omit<SiteParts<DataOf<F>>, Usual>,
    Partial<Pick<SiteParts<DataOf<F>>, Exclude<Usual, 'search'>>> {
  /** The search of the site. Without it there is none; `{}` searches the pages. */
  search?: Partial<SearchDefinition<DataOf<F>>>;
  /** The languages. The first is the default, at the root of the site. */
  locales: readonly [LocaleDefinition, ...LocaleDefinition[]];
  data: F;
}

/** A complete site. Its languages have their prefixes. */
export interface Site extends SiteParts<SiteData> {
  locales: readonly [SiteLocale, ...SiteLocale[]];
  data: DataFiles;
}

/**
 * Creates a JSON file in a language. Typed as a method, so that functions of the site's own data type are
 * assignable.
 */
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
