/** How often a load is tried again, and how long it waits before the first time, in milliseconds (specification 13.1). */
const retries = 5;
const baseDelay = 350;

/**
 * Loads what may fail, and tries again with waits that double (specification 13.1). Code is loaded by a
 * function that holds nothing but its import.
 */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      await fetchImports(String(attempt), dynamicImport);
      return await attempt();
    } catch (error) {
      if (tried === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, baseDelay * 2 ** tried));
    }
  }
}

/** An import in a function, as the bundler writes it. */
const dynamicImport = /\bimport\("(\/[^"]+)"\)/g;

/** What a file needs before it runs. */
const staticImport = /\b(?:from|import)"(\/[^"]+\.js)"/g;

/**
 * Fetches the files that a code imports, so that the import finds them in the browser's cache. A browser remembers an
 * import that failed for as long as the page lives, be it for a file that the imported one needs, and would not ask the
 * network again (https://github.com/whatwg/html/issues/6768).
 */
async function fetchImports(code: string, pattern: RegExp): Promise<void> {
  const fetches = [...code.matchAll(pattern)].map(async ([, address = '']) => {
    const response = await fetchFile(address);
    await fetchImports(await response.text(), staticImport);
  });
  await Promise.all(fetches);
}

/** Fetches a file of the site. Throws when there is none. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
