import type { PublishedSearch, SearchEntryFile } from './search/shards/types.ts';

/** How often a load is tried again, and how long it waits before the first time, in milliseconds (specification 13.1). */
const retries = 5;
const baseDelay = 350;

/** A module that is loaded later: its address, followed by those of all that it imports. The bundler makes it. */
export type LateModule<M> = readonly [string, ...string[]] & { readonly exports?: M };

/**
 * Loads a module, with retries. All its files are fetched at once, so that the import finds them in the browser's cache: a
 * browser remembers an import that failed for as long as the page lives, even if it was for a file that the imported one needs, and
 * would not ask the network again (https://github.com/whatwg/html/issues/6768).
 *
 * @throws if a file cannot be fetched after all retries
 */
export function load<M>(files: LateModule<M>): Promise<M> {
  return retry(async () => {
    await Promise.all(files.map(async (file) => (await fetchFile(file)).text()));
    return import(/* @vite-ignore */ files[0]);
  });
}

/**
 * Fetches a JSON file of the site, with retries.
 *
 * @throws if it cannot be fetched after all retries
 */
export function loadJson<T>(address: string): Promise<T> {
  return retry(async () => (await fetchFile(address)).json());
}

/**
 * Fetches the index of a search.
 *
 * @param href the address of the file that names it
 */
export async function loadIndex(href: string): Promise<PublishedSearch> {
  return loadJson((await loadJson<SearchEntryFile>(href)).index);
}

/** Tries again what fails, with waits that double (specification 13.1). */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, baseDelay * 2 ** tried));
    }
  }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
