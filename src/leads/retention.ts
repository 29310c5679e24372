import { type Age, momentBefore } from './age.ts';
import { type Clock, systemClock } from './clock.ts';
import type { LeadStore } from './store.ts';

/** The regular deletion of old leads. */
export interface Retention {
  /** Deletes what is too old, and says how many. Nothing is deleted while the clock of the machine cannot be trusted. */
  look(): Promise<number>;
  stop(): void;
}

interface RetentionOptions {
  store: LeadStore;
  /** How old leads may become (12 months by default). */
  age: Age;
  log: (line: string) => void;
  clock?: Clock;
}

/** The default of how long leads are kept. */
export const defaultAge: Age = { amount: 12, unit: 'm' };

const hour = 60 * 60_000;
const day = 24 * hour;
/** How far the calendar and the stopwatch may part between two looks, in milliseconds. */
const tolerance = 10 * 60_000;

/**
 * Deletes leads when they are too old: an hour after the start, and then daily. A clock that was set forward must not delete
 * everything, so a look after a jump only remembers the time; the next one believes it.
 */
export function startRetention({ store, age, log, clock = systemClock }: RetentionOptions): Retention {
  const drift = () => clock.now() - clock.ticks();
  let known = drift();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const hasJumped = Math.abs(drift() - known) > tolerance;
    known = drift();
    return hasJumped ? 0 : store.remove({ before: momentBefore(clock.now(), age) });
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
