import type { SearchItem } from './types.ts';

const columns = [
  ...(['type', 'path', 'category', 'title', 'description', 'rest'] as const),
  ...(['names', 'foreign', 'keywords'] as const),
] as const;

type Column = (typeof columns)[number];

/**
 * Items as they travel: a list for each field, with 0 where an item has none. Like stands beside like, which compresses
 * better than item after item. Ids stay at home: nobody sees them.
 */
export type ItemColumns = { [name in Column]: (SearchItem[name] | 0)[] };

/** Lays items out in columns. */
export function toColumns(items: readonly SearchItem[]): ItemColumns {
  return Object.fromEntries(
    columns.map((name) => [name, items.map((item) => item[name] ?? 0)]),
  ) as ItemColumns;
}

/** The items of columns. Their ids are their places. */
export function fromColumns(packed: ItemColumns): SearchItem[] {
  return packed.path.map((_, place) => {
    const fields = columns.map((name) => [name, packed[name][place]] as const);
    const own = Object.fromEntries(fields.filter(([, value]) => value !== 0));
    return { id: String(place), ...own } as unknown as SearchItem;
  });
}
