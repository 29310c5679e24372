import type { Locale } from '../locale.ts';

/** The kinds of things that the search finds, in the order in which equal hits are shown (spec section 5). */
export const searchItemTypes = ['service', 'page', 'content', 'faq'] as const;

export type SearchItemType = (typeof searchItemTypes)[number];

/** Something that the search can find (spec section 3, Search item). */
export interface SearchItem {
  id: string;
  title: string;
  description: string;
  /** The address that a click leads to, with an anchor when it is a part of a page. */
  path: string;
  type: SearchItemType;
  category: string;
  keywords?: string[];
}

/** The parts of an item in which the search looks; `body` is the text of its page, known to the terms alone. */
export const searchFields = ['title', 'description', 'category', 'keywords', 'body'] as const;

export type SearchField = (typeof searchFields)[number];

/**
 * Where each term stands, for each: the first letter of a field and the place of an item, again and again.
 * `t0d3b12` is the title of item 0, the description of item 3 and the page of item 12.
 */
export type PackedTerms = Record<string, string>;

/** What the search of a language knows. */
export interface SearchIndexFile {
  locale: Locale;
  /** Sorted by id; the terms refer to an item by its place in this list. */
  items: SearchItem[];
  terms: PackedTerms;
}

/** The words around the results. */
export interface SearchWords extends Record<SearchItemType, string> {
  searching: string;
  none: string;
  noneHint: string;
  countOne: string;
  countOther: string;
}

/** The file that a browser loads when it is about to search. It brings the words along, so that no page has to. */
export interface PublishedSearch extends SearchIndexFile {
  words: SearchWords;
}

/** How a term is looked up in the index. */
export interface TermClause {
  /** How many letters may differ. */
  editDistance?: number;
  usePipeline: boolean;
}

/** The part of a loaded lunr index that searching needs; rules know no library. */
export interface TermIndex {
  query(build: (query: TermQuery) => void): TermMatch[];
}

export interface TermQuery {
  term(term: string, clause: TermClause): unknown;
}

export interface TermMatch {
  ref: string;
  score: number;
  /** By matched term, then by field. */
  matchData: { metadata: object };
}
