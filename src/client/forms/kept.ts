/** How many days unsent typing and undelivered messages stay on a device (the page about cookies says so). */
export const keptDays = 7;

const keptFor = keptDays * 24 * 60 * 60_000;

/**
 * Since when something has been kept, in milliseconds since 1970. A time that is not one, or ahead of the clock, was written by
 * an earlier version or by a clock that was wrong: it counts from now on.
 *
 * @example keptSince(undefined, 1_000) // => 1_000
 */
export function keptSince(since: unknown, now: number): number {
  return typeof since === 'number' && since <= now ? since : now;
}

/** When something that has been kept since then has to go, in milliseconds since 1970. */
export function endOf(since: number): number {
  return since + keptFor;
}

/** Whether it has to go by now. */
export function isOver(since: number, now: number): boolean {
  return endOf(since) <= now;
}
