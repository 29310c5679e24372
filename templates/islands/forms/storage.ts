import type { claimPrefix, outboxPrefix } from '../../../src/rules/outbox.ts';
import type { StoredName } from '../../../src/rules/stored-keys.ts';

/** What the browser would not store. It lives as long as the page. */
const memory = new Map<StoredName, string>();

/** The text of a key in the local storage, or what stands in for it where storage is blocked or full. */
export function read(key: StoredName): string | undefined {
  return memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? undefined;
}

/** Stores a text, in the page's memory if need be. Says whether it outlives the page. */
export function write(key: StoredName, text: string): boolean {
  const isStored = attempt(() => {
    localStorage.setItem(key, text);
    return true;
  });
  if (isStored) memory.delete(key);
  else memory.set(key, text);
  return isStored === true;
}

/** Forgets a text. */
export function remove(key: StoredName): void {
  memory.delete(key);
  attempt(() => localStorage.removeItem(key));
}

/** All keys of a kind that have a text. */
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
    if (!hasWarned) console.warn('The local storage cannot be used.', error);
    hasWarned = true;
    return undefined;
  }
}
