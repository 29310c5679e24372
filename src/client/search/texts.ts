import type { SearchField, SearchItem } from './types.ts';

/** Returns the texts of a field, a line for each; a query never matches across two of them. */
export function textsOf(item: SearchItem, field: SearchField): string {
  return [item[field] ?? []].flat().join('\n');
}
