/** How often the day is compared, in milliseconds: a timer until midnight would be late after the computer has slept. */
const intervalMs = 60_000;

/**
 * Watches for a new day (UTC), since pages may show it.
 *
 * @returns a function that ends it
 */
export function watchDay(changed: () => void): () => void {
  const day = () => new Date().toISOString().slice(0, 10);
  let last = day();
  const timer = setInterval(() => {
    const now = day();
    if (now === last) return;
    last = now;
    changed();
  }, intervalMs);
  return () => clearInterval(timer);
}
