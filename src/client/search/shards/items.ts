import { fromColumns } from '../columns.ts';
import type { SearchItem } from '../types.ts';
import { type LoadShard, once } from './look-up.ts';
import type { ItemShard, Shards } from './types.ts';

/** Returns what loads items by their places among all items. Each shard is loaded once. */
export function createItemLoader(
  { items: counts }: Pick<Shards, 'items'>,
  load: LoadShard,
): (places: readonly number[]) => Promise<SearchItem[]> {
  const firsts: number[] = [];
  let first = 0;
  for (const count of counts) {
    firsts.push(first);
    first += count;
  }
  const open = once(async (shard: number) => fromColumns(await load<ItemShard>(`items-${shard}`)));
  const itemAt = async (place: number) => {
    const shard = firsts.findLastIndex((one) => one <= place);
    const item = (await open(shard))[place - (firsts[shard] ?? 0)];
    // Ids are places, here among all items.
    return item ? [{ ...item, id: String(place) }] : [];
  };
  return async (places) => (await Promise.all(places.map(itemAt))).flat();
}
