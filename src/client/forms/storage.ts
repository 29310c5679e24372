import type { StoredName } from '../stored-keys.ts';
import type { claimPrefix, outboxPrefix } from './unsent.ts';

/** What the browser would not store. It lives as long as the page. */
const memory = new Map<StoredName, string>();

/** The short form is written at one go: its typing only has to outlive a reload, and no later visitor of the device sees it. */
const areaOf = (key: StoredName) => (key === 'contactDraft' ? sessionStorage : localStorage);

/** The text of a key in the browser's storage, or what stands in for it where storage is blocked or full. */
export function read(key: StoredName): string | undefined {
  return memory.get(key) ?? attempt(() => areaOf(key).getItem(key)) ?? undefined;
}

/** Stores a text, in the page's memory if need be. Says whether it outlives the page. */
export function write(key: StoredName, text: string): boolean {
  const isStored = attempt(() => {
    areaOf(key).setItem(key, text);
    return true;
  });
  if (isStored) memory.delete(key);
  else memory.set(key, text);
  return isStored === true;
}

/** Forgets a text. */
export function remove(key: StoredName): void {
  memory.delete(key);
  attempt(() => areaOf(key).removeItem(key));
}

/** All keys of a kind that have a text in the local storage. */
export function keys<P extends typeof outboxPrefix | typeof claimPrefix>(prefix: P): `${P}${string}`[] {
  const all = new Set([...memory.keys(), ...(attempt(() => Object.keys(localStorage)) ?? [])]);
  return [...all].filter((key): key is `${P}${string}` => key.startsWith(prefix));
}

let hasWarned = false;

/** What a storage gives; nothing, and one warning for the page, when it refuses. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (!hasWarned) console.warn('The storage of the browser cannot be used.', error);
    hasWarned = true;
    return undefined;
  }
}
