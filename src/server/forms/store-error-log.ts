import type { LeadsError } from '../../leads/index.ts';

/** Logs an error of the store once, however many forms it turns away. */
interface StoreErrorLog {
  /** Gets an error of the store in one kind of work, or undefined if that was done. */
  heard(work: string, trouble: LeadsError | undefined): void;
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

/**
 * Logs an error of the store, what it means for visitors, and when it is over: when a form was accepted, or all work that failed
 * has been done. On a full disk reading succeeds between two attempts to write.
 */
export function createStoreErrorLog({ log, ticks }: StoreErrorLogOptions): StoreErrorLog {
  const failing = new Set<string>();
  /** When each error was logged, by its message. */
  const told = new Map<string, number>();
  return {
    heard(work, trouble) {
      if (trouble === undefined) {
        const wasFailing = failing.size > 0;
        // A form that was accepted is proof enough: other work is tried again only later.
        if (work === 'add') failing.clear();
        else failing.delete(work);
        if (!wasFailing || failing.size > 0) return;
        told.clear();
        log('The database of leads can be used again.');
        return;
      }
      failing.add(work);
      if (ticks() - (told.get(trouble.message) ?? Number.NEGATIVE_INFINITY) < reminder) return;
      told.set(trouble.message, ticks());
      log(`${trouble.message} Until then forms are answered with 503; pages are served.`);
    },
    log(line) {
      if (!told.has(line)) log(line);
    },
  };
}
