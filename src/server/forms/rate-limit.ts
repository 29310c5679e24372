import type { SharedRate } from '../../leads/index.ts';

/** A limit for each sender. */
export interface RateLimit extends SharedRate {
  /** Senders that are remembered; the longest idle one is forgotten first. */
  senders: number;
}

/** More than a person, or an office behind one address, needs. */
export const defaultRate: RateLimit = { burst: 10, perMinute: 6, senders: 20_000 };

/**
 * Creates a rate limiter. It returns 0 for an allowed attempt, and otherwise the seconds to wait.
 *
 * @param ticks milliseconds of a monotonic clock
 * @see https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export function createRateLimiter(
  { burst, perMinute, senders }: RateLimit,
  ticks: () => number,
): (sender: string) => number {
  const interval = 60_000 / perMinute;
  /** The time at which the count of each sender is back at zero, most recently active last. */
  const free = new Map<string, number>();
  return (sender) => {
    const now = ticks();
    const freeAt = Math.max(now, free.get(sender) ?? now);
    const wait = freeAt - now - (burst - 1) * interval;
    if (wait > 0) return Math.ceil(wait / 1000);
    free.delete(sender);
    free.set(sender, freeAt + interval);
    if (free.size > senders) forgetFirst(free);
    return 0;
  };
}

function forgetFirst(map: Map<string, number>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
