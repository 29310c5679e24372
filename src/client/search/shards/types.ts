import type { Locale } from '../../../define/locale.ts';
import type { ItemColumns, SearchField, SearchIndexFile } from '../types.ts';

/**
 * What a browser loads first of an index that is too large for one file: where the rest of it is. Words and items are each
 * cut into shards, so that a search loads those alone that what was typed needs, however large the site is.
 */
export interface ShardedSearch {
  locale: Locale;
  /** The addresses of the script that searches shards, and of all that it imports. */
  script: readonly [string, ...string[]];
  shards: Shards;
}

/** The shards of an index. Their addresses follow from the folder and their numbers. */
export interface Shards {
  /** The address of the folder, which changes with every word of the index. */
  folder: string;
  /** What the keys of each shard of words begin at, in their order, separated by spaces; the first begins at nothing. */
  words: string;
  /** How many items are in each shard of items. */
  items: number[];
  /** How many items of each type there are, in the order of the items. */
  types: [type: string, count: number][];
}

/** The fields of an item in which words are looked for, by the letter that stands for each; `a` is a title that names nothing, `f` what other languages call it. */
export const fieldLetters = {
  title: 't',
  names: 'n',
  keywords: 'k',
  aside: 'a',
  category: 'c',
  description: 'd',
  foreign: 'f',
  rest: 'r',
} as const satisfies Record<SearchField | 'aside' | 'foreign', string>;

export type WordField = keyof typeof fieldLetters;

/** Where a word stands. */
export interface WordPlace {
  field: WordField;
  /** Of the item among all items. */
  item: number;
}

/** A word of the site, and what one types to find it. */
export interface WordEntry {
  /** The word, what its forms have in common, or a part of a compound, folded: what is typed is the beginning of a key. */
  key: string;
  /** As texts have it, in lowercase. */
  word: string;
  /** By item. */
  places: WordPlace[];
}

/** Entries as they travel, sorted by key: a list for each field. */
export interface WordShard {
  keys: string[];
  /** 0 where it is the key itself. */
  words: (string | 0)[];
  /** For each entry, again and again: the letter of a field, and how many items further on. No number is the same item. */
  places: string[];
  /** Keys that so many words begin with that the best of them are entries of this very key. */
  short: string[];
}

/** A part of the items. */
export type ItemShard = ItemColumns;

/** The index of a site in one file. */
interface WholeSearch extends Omit<SearchIndexFile, 'items'> {
  items: ItemColumns;
}

/** The file at the address that pages know. */
export interface SearchEntryFile {
  /** The address of the index. */
  index: string;
}

/** The index, which a browser loads when it is about to search, with what the site has added for what shows the results. */
export type PublishedSearch = WholeSearch | ShardedSearch;
