import type { Draft, StoredName } from '../stored-keys.ts';
import type { claimPrefix, outboxPrefix } from './kept.ts';

/** What the browser would not store. It lives as long as the page. */
const memory = new Map<string, string>();

/** A key of the local storage, or a draft, which says where it is kept. */
type Place = StoredName | Draft;

const keyOf = (place: Place) => (typeof place === 'string' ? place : place.key);

const areaOf = (place: Place) =>
  typeof place !== 'string' && place.kept === 'in-tab' ? sessionStorage : localStorage;

/** The text of a key in the browser's storage, or what stands in for it where storage is blocked or full. */
export function read(place: Place): string | undefined {
  const key = keyOf(place);
  return memory.get(key) ?? attempt(() => areaOf(place).getItem(key)) ?? undefined;
}

/** Stores a text, in the page's memory if need be. Says whether it outlives the page. */
export function write(place: Place, text: string): boolean {
  const key = keyOf(place);
  const isStored = attempt(() => {
    areaOf(place).setItem(key, text);
    return true;
  });
  if (isStored) memory.delete(key);
  else memory.set(key, text);
  return isStored === true;
}

/** Forgets a text. */
export function remove(place: Place): void {
  const key = keyOf(place);
  memory.delete(key);
  attempt(() => areaOf(place).removeItem(key));
}

/** All keys of a kind that have a text in the local storage. */
export function keys<P extends typeof outboxPrefix | typeof claimPrefix>(prefix: P): `${P}${string}`[] {
  const all = new Set([...memory.keys(), ...(attempt(() => Object.keys(localStorage)) ?? [])]);
  return [...all].filter((key): key is `${P}${string}` => key.startsWith(prefix));
}

let hasWarned = false;

/** What a storage returns; undefined, with one warning for the page, if it refuses. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (!hasWarned) console.warn('The storage of the browser cannot be used.', error);
    hasWarned = true;
    return undefined;
  }
}
