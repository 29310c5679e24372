import type { SearchItem, SearchItemType } from './types.ts';

/** The results of one type, best first. */
export interface ResultGroup {
  type: SearchItemType;
  items: SearchItem[];
}

/**
 * Results grouped by type. The groups stand in the order of their best results, so that the best of all stays first
 * (spec section 5).
 */
export function groupResults(results: readonly SearchItem[]): ResultGroup[] {
  const types = [...new Set(results.map(({ type }) => type))];
  return types.map((type) => ({ type, items: results.filter((item) => item.type === type) }));
}
