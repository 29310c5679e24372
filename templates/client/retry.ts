/** How often a load is tried again, and how long it waits before the first time, in milliseconds (spec section 7). */
const retries = 5;
const baseDelay = 350;

/** Loads what may fail, and tries again with waits that double (spec section 7, decision 13). */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; tried < retries; tried++) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, baseDelay * 2 ** tried));
    }
  }
  return attempt();
}
