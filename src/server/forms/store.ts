import { type LeadStore, LeadsError } from '../../leads/index.ts';

/** Kinds of work of a store: on a full disk some succeed while others fail. */
type Work = 'open' | keyof LeadStore | keyof LeadStore['queue'];

interface RetryingStoreOptions {
  /** Opens the store; it may fail with a `LeadsError`, any number of times. */
  open(): Promise<LeadStore>;
  /** Called with each error of a kind of work, and with undefined when that was done. */
  heard(work: Work, trouble: LeadsError | undefined): void;
}

/** The leads, and whether the store is available now. */
interface RetryingStore extends LeadStore {
  /** Tries to open the store ahead; what prevents that is reported. */
  open(): Promise<void>;
}

/** After a failure the store is not opened again for this long, in milliseconds: posts arrive faster than it recovers. */
const pause = 1000;

/** Creates a store that is opened on demand, again and again until that succeeds. */
export function createRetryingStore({ open, heard }: RetryingStoreOptions): RetryingStore {
  let opening: Promise<LeadStore> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const openOnce = () => {
    const next = open();
    next.catch(() => setTimeout(forget, pause).unref());
    return next;
  };
  const attempt = async <T>(work: Work, run: () => Promise<T>): Promise<T> => {
    try {
      const result = await run();
      heard(work, undefined);
      return result;
    } catch (error) {
      if (error instanceof LeadsError) heard(work, error);
      throw error;
    }
  };
  const opened = () =>
    attempt('open', () => {
      opening ??= openOnce();
      return opening;
    });
  const use = async <T>(work: Work, run: (store: LeadStore) => Promise<T>): Promise<T> => {
    const store = await opened();
    return attempt(work, () => run(store));
  };
  return {
    async open() {
      await opened().catch((error: unknown) => {
        if (!(error instanceof LeadsError)) throw error;
      });
    },
    add: (lead) => use('add', (store) => store.add(lead)),
    select: (selection) => use('select', (store) => store.select(selection)),
    remove: (selection) => use('remove', (store) => store.remove(selection)),
    queue: {
      claim: (claim) => use('claim', ({ queue }) => queue.claim(claim)),
      done: (id) => use('done', ({ queue }) => queue.done(id)),
      postpone: (notice, delay) => use('postpone', ({ queue }) => queue.postpone(notice, delay)),
      waiting: (channels) => use('waiting', ({ queue }) => queue.waiting(channels)),
      untilDue: (channels) => use('untilDue', ({ queue }) => queue.untilDue(channels)),
    },
    count: (sent) => use('count', (store) => store.count(sent)),
    now: () => use('now', (store) => store.now()),
    async close() {
      const store = await opening?.catch(() => undefined);
      await store?.close();
    },
  };
}

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
 * Logs an error of the store once, and its end: a form was accepted, or all failed kinds of work have succeeded. On a full disk reads
 * succeed between two failed writes.
 */
export function createStoreErrorLog({ log, ticks }: StoreErrorLogOptions): StoreErrorLog {
  const failing = new Set<string>();
  /** The time at which each message was logged. */
  const logged = new Map<string, number>();
  return {
    heard(work, trouble) {
      if (trouble === undefined) {
        const wasFailing = failing.size > 0;
        // A form that was accepted is proof enough: other work is tried again only later.
        if (work === 'add') failing.clear();
        else failing.delete(work);
        if (!wasFailing || failing.size > 0) return;
        logged.clear();
        log('The database of leads can be used again.');
        return;
      }
      failing.add(work);
      if (ticks() - (logged.get(trouble.message) ?? Number.NEGATIVE_INFINITY) < reminder) return;
      logged.set(trouble.message, ticks());
      log(`${trouble.message} Until then forms are answered with 503; pages are served.`);
    },
    log(line) {
      if (!logged.has(line)) log(line);
    },
  };
}
