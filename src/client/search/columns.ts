import type { ItemColumns, SearchItem } from './types.ts';

const columns = [
  ...(['type', 'path', 'category', 'title', 'isAside', 'description', 'rest'] as const),
  ...(['names', 'foreign', 'keywords'] as const),
] as const satisfies (keyof ItemColumns)[];

/** Lays items out in columns. */
export function toColumns(items: readonly SearchItem[]): ItemColumns {
  return Object.fromEntries(
    columns.map((name) => [name, items.map((item) => item[name] ?? 0)]),
  ) as ItemColumns;
}

/** Reads the items from columns. Their ids are their places. */
export function fromColumns(packed: ItemColumns): SearchItem[] {
  return packed.path.map((_, place) => {
    const fields = columns.map((name) => [name, packed[name][place]] as const);
    const own = Object.fromEntries(fields.filter(([, value]) => value !== 0));
    return { id: String(place), ...own } as unknown as SearchItem;
  });
}
