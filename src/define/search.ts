import type { SiteData } from './content.ts';
import type { SiteContext } from './context.ts';
import type { PageFields } from './kind.ts';
import type { Locale } from './locale.ts';

/** A search entry, as described by the site. */
export interface SearchEntry {
  /**
   * The id, the same in each language. It links an entry to its translations, so that their words find it
   * too.
   */
  id: string;
  title: string;
  description: string;
  /** The link target, with an anchor for a part of a page. */
  path: string;
  /** One of the site's result types. */
  type: string;
  category: string;
  keywords?: string[];
  /** Alternative titles, such as the label in menus. */
  names?: string[];
  /** The text that follows the description. Its words are searched last and never shown. */
  rest?: string;
  /**
   * If true, the title is a sentence, such as a question. Synonyms of its words and words of other languages
   * do not match it: its topics have entries of their own.
   */
  isSentence?: boolean;
  /**
   * If true, the title describes its subject without naming it, as headings of an article do. A word of it
   * ranks below a keyword.
   */
  isAside?: boolean;
}

/** The search input of a language. */
export interface SearchInput {
  entries: readonly SearchEntry[];
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
}

/** The search of a site: its entries and texts. */
export interface SearchDefinition<D extends SiteData = SiteData> {
  /** The result types, in the order of equal hits. */
  types: readonly string[];
  /** Returns the search input of a language. By default its pages. */
  input(site: SiteContext<D>, locale: Locale): SearchInput;
  /**
   * Returns data that is loaded with the index, so that pages need not contain it: texts and question
   * patterns.
   */
  words(site: SiteContext<D>, locale: Locale): object;
  /** Returns the message for no results. */
  none(own: D['own']): string;
}

/** The default search. It finds pages by title, label, description and keywords. */
export const usualSearch: SearchDefinition = {
  types: ['page'],
  input: ({ routes }, locale) => ({
    entries: routes.addressed
      .filter((route) => route.locale === locale)
      .map(({ path, page: { id, data } }) => pageEntry(path, id, data)),
    synonyms: [],
  }),
  words: () => ({}),
  none: () => 'Nothing was found.',
};

/**
 * Creates the search entry of a page. Reads only these keys: a spread would record reads of keys that no
 * component shows.
 */
function pageEntry(
  path: string,
  id: string,
  { title, label, description, keywords }: PageFields,
): SearchEntry {
  const names = label === undefined ? [] : [label];
  return { id, path, title, names, description, keywords, type: 'page', category: '' };
}
