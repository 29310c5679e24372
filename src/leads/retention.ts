import type { LeadStore } from './store.ts';
import { type Age, type Clock, momentBefore, systemClock } from './time.ts';

/** The regular deletion of old leads. */
export interface Retention {
  /** Deletes leads that are too old, and returns how many. Nothing is deleted while the clock of the machine cannot be trusted. */
  look(): Promise<number>;
  stop(): void;
}

interface RetentionOptions {
  store: LeadStore;
  age: Age;
  log: (line: string) => void;
  clock?: Clock;
}

const hour = 60 * 60_000;
const day = 24 * hour;
/** Milliseconds that clock and stopwatch may differ between two checks. */
const tolerance = 10 * 60_000;

/**
 * Deletes old leads an hour after the start and then daily. After a jump of the clock, a check only remembers the new time, and the next
 * one trusts it.
 */
export function startRetention({ store, age, log, clock = systemClock }: RetentionOptions): Retention {
  const drift = async () => {
    const ticks = clock.ticks();
    return (await store.now()) - ticks;
  };
  // A store that is away cannot be asked; the first look remembers its time then.
  let known = drift().catch(() => Number.NaN);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const [before, found] = [await known, await drift()];
    known = Promise.resolve(found);
    const isSteady = Math.abs(found - before) <= tolerance;
    if (!isSteady) return 0;
    return (await store.remove({ before: momentBefore(found + clock.ticks(), age) })).count;
  };
  const lookDaily = async () => {
    try {
      const removed = await look();
      if (removed > 0) log(`Deleted old leads: ${removed}.`);
    } catch (error) {
      log(error instanceof Error ? error.message : 'Old leads could not be deleted.');
    }
    timer = setTimeout(lookDaily, day).unref();
  };
  timer = setTimeout(lookDaily, hour).unref();
  return { look, stop: () => clearTimeout(timer) };
}
