import type { SiteData } from './content.ts';
import type { SiteContext } from './context.ts';
import type { PageFields } from './kind.ts';
import type { Locale } from './locale.ts';

/** Something that visitors can find, as the site describes it. */
export interface SearchEntry {
  /** The same in each language: by it an entry is found by the words of the others. */
  id: string;
  title: string;
  description: string;
  /** The address that a click leads to, with an anchor when it is a part of a page. */
  path: string;
  /** One of the types of results that the site names. */
  type: string;
  category: string;
  keywords?: string[];
  /** What the title is called elsewhere, such as in menus. */
  names?: string[];
  /** The rest of the text that begins with the description. Its words are searched last, and never shown as a text. */
  rest?: string;
  /**
   * Whether the title is a sentence, such as a question. Other words for one of its words are no names for it, and it is
   * not found by those of other languages: what it speaks of has entries of its own.
   */
  isSentence?: boolean;
  /**
   * Whether the title says something about its subject, as the headings of an article do, and names nothing: a word of it
   * says less than a keyword.
   */
  isAside?: boolean;
}

/** All that can be found in a language. */
export interface SearchInput {
  entries: readonly SearchEntry[];
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[];
}

/** What the search of a site finds, and what it says. */
export interface SearchDefinition<D extends SiteData = SiteData> {
  /** The types of results, in the order in which equal hits are shown. */
  types: readonly string[];
  /** All that can be found in a language; by default its pages. */
  input(site: SiteContext<D>, locale: Locale): SearchInput;
  /** What the browser gets with the index of a language, so that no page has to bring it: words, ways to ask. */
  words(site: SiteContext<D>, locale: Locale): object;
  /** That nothing was found. */
  none(own: D['own']): string;
}

/** The search of a site that does not define one: every page is found by its title, its label, its description and its keywords. */
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

/** Names the keys that it reads: a copy of all would read those that no component shows. */
function pageEntry(
  path: string,
  id: string,
  { title, label, description, keywords }: PageFields,
): SearchEntry {
  const names = label === undefined ? [] : [label];
  return { id, path, title, names, description, keywords, type: 'page', category: '' };
}
