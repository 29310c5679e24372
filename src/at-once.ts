/** How many things are worked on at once: as many as Node has threads for pictures and compression. */
const most = 4;

/**
 * Does some work for each of many things, a few at once.
 *
 * @param signal ends it before the next thing
 * @throws the reason of the signal
 */
export async function atOnce<T>(
  things: readonly T[],
  work: (thing: T, at: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = things.entries();
  const workThrough = async () => {
    for (const [at, thing] of waiting) {
      signal?.throwIfAborted();
      await work(thing, at);
    }
  };
  await Promise.all(Array.from({ length: most }, workThrough));
}
