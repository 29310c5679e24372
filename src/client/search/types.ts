import type { Locale } from '../../define/locale.ts';
import type { SearchEntry } from '../../define/search.ts';

/** Something that the search can find (specification 6.3), and other words for it: names count as keywords (specification 6.4). */
export interface SearchItem extends Omit<SearchEntry, 'isSentence'> {
  /** Title and keywords in the other languages, where they are other words. */
  foreign?: string[];
}

/**
 * Items as they travel: a list for each field, with 0 where an item has none. Like is beside like, which compresses
 * better than item after item. Ids are not sent: nobody sees them.
 */
export type ItemColumns = { [name in Exclude<keyof SearchItem, 'id'>]: (SearchItem[name] | 0)[] };

/** The parts of an item in which the search looks. */
export const searchFields = ['title', 'names', 'keywords', 'category', 'description', 'rest'] as const;

export type SearchField = (typeof searchFields)[number];

/**
 * The fields that say what an item is about. Parts of compounds are words of these.
 */
export const termFields = ['title', 'names', 'keywords', 'category', 'description'] as const;

/** The terms of the items and where they stand, made by the build: a browser stems only what is typed and marked. */
export interface PackedTerms {
  /** Each term once, in the order of the items, separated by spaces. */
  words: string;
  /**
   * For each term, in the same order: the first letter of a field and how many items further on, again and again. No
   * number is the same item. The first counts from the first item of the term before it. After a term of item 2, `td3k`
   * is the title of item 2, the description of item 5 and the keywords of item 5.
   */
  places: string;
}

/** What the search of a language knows. */
export interface SearchIndexFile {
  locale: Locale;
  /** Sorted by id; the terms refer to an item by its place in this list. */
  items: SearchItem[];
  terms: PackedTerms;
}

/** How a term is looked up in the index. */
export interface TermClause {
  /** How many letters may differ. */
  editDistance?: number;
  usePipeline: boolean;
}

/** The part of lunr that searching needs: it is handed in. */
export interface TermLibrary {
  version: string;
  Index: { load(index: object): TermIndex };
}

/** The part of a loaded lunr index that searching needs. */
export interface TermIndex {
  query(build: (query: TermQuery) => void): TermMatch[];
}

interface TermQuery {
  term(term: string, clause: TermClause): unknown;
}

interface TermMatch {
  ref: string;
  score: number;
  /** By matched term, then by field. */
  matchData: { metadata: object };
}
