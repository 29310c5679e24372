/** How many pictures are worked on at once: one is laid out while others are compressed by other threads. */
const most = 4;

/** Does some work for each of many things, a few at once. */
export async function atOnce<T>(
  things: readonly T[],
  work: (thing: T, at: number) => Promise<void>,
): Promise<void> {
  const waiting = things.entries();
  const workThrough = async () => {
    for (const [at, thing] of waiting) await work(thing, at);
  };
  await Promise.all(Array.from({ length: most }, workThrough));
}
