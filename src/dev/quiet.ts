import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How long a change is waited with, in milliseconds: a file that is written is emptied first. */
const writingMs = 3;

/** How long nothing must have changed, in milliseconds: editors save in several steps, a switch of branches takes many. */
const quietMs = 15;

/** How long changes are waited for at most, in milliseconds. */
const longestMs = 250;

/** Knows when changes that come one upon the other are over. */
interface Quiet {
  /** Something has changed. */
  note(): void;
  /** Waits until what has just changed is probably written. */
  written(): Promise<void>;
  /** Waits until nothing has changed for a moment, the last thing that the system had to tell included. */
  over(): Promise<void>;
}

/**
 * Nothing has changed yet.
 *
 * @param isBusy whether something is known to be at work on the files, which is waited for
 */
export function createQuiet(isBusy = () => false): Quiet {
  let first = Number.NEGATIVE_INFINITY;
  let last = first;
  const restMs = () => {
    const now = performance.now();
    if (isBusy()) first = last = now;
    return Math.min(last + quietMs, first + longestMs) - now;
  };
  const over = async () => {
    // While something is built nothing is heard. The system is asked anew only after the first of two turns.
    await nextTurn();
    await nextTurn();
    for (let rest = restMs(); rest > 0; rest = restMs()) await sleep(rest);
  };
  return {
    note() {
      const now = performance.now();
      if (now > last + quietMs) first = now;
      last = now;
    },
    async written() {
      await sleep(writingMs);
      if (isBusy()) await over();
    },
    over,
  };
}
