import type { LeadsError } from '../../leads/index.ts';

/** Logs an error of the store once, however many forms it turns away. */
interface StoreErrorLog {
  /** Gets an error of the store, or undefined if all was well. */
  heard(trouble: LeadsError | undefined): void;
  /** Gets all other lines; what was already said about the store is left out. */
  log(line: string): void;
}

interface StoreErrorLogOptions {
  log(line: string): void;
  /** Milliseconds of a clock that is never set. */
  ticks(): number;
}

/** After how long the same error is logged again, in milliseconds. */
const reminder = 60 * 60_000;

/** Logs an error of the store, what it means for visitors, and when it is over. */
export function createStoreErrorLog({ log, ticks }: StoreErrorLogOptions): StoreErrorLog {
  let told: { message: string; at: number } | undefined;
  return {
    heard(trouble) {
      if (trouble === undefined) {
        if (told) log('The database of leads can be used again.');
        told = undefined;
      } else if (told?.message !== trouble.message || ticks() - told.at >= reminder) {
        told = { message: trouble.message, at: ticks() };
        log(`${trouble.message} Until then forms are answered with 503; pages are served.`);
      }
    },
    log(line) {
      if (line !== told?.message) log(line);
    },
  };
}
