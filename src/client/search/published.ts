import type { ShardedSearch } from './shards/types.ts';
import type { ItemColumns, SearchIndexFile } from './types.ts';

/** The index of a site in one file. */
export interface WholeSearch extends Omit<SearchIndexFile, 'items'> {
  items: ItemColumns;
}

/** The file at the address that pages know. */
export interface SearchEntryFile {
  /** The address of the index. */
  index: string;
  /** The addresses of the script that searches shards and of what it imports; only for an index in shards. */
  script?: readonly [string, ...string[]];
}

/** The index, which a browser loads when it is about to search, with what the site has added for what shows the results. */
export type PublishedSearch = WholeSearch | ShardedSearch;
