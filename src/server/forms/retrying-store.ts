import { type LeadStore, LeadsError } from '../../leads/index.ts';

interface PatientOptions {
  /** Opens the store; it may fail with a `LeadsError`, any number of times. */
  open(): Promise<LeadStore>;
  /** Is called with each error, and with undefined when all was well. */
  heard(trouble: LeadsError | undefined): void;
}

/** The leads, and whether the store is available now. */
interface RetryingStore extends LeadStore {
  /** Tries to open the store ahead; what prevents that is reported. */
  open(): Promise<void>;
}

/** After a failure the store is not opened again for this long, in milliseconds: posts arrive faster than it recovers. */
const pause = 1000;

/** A store that is opened when it is needed, and retried until that succeeds; nothing else waits for it. */
export function createRetryingStore({ open, heard }: PatientOptions): RetryingStore {
  let opening: Promise<LeadStore> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const openOnce = () => {
    const attempt = open();
    attempt.catch(() => setTimeout(forget, pause).unref());
    return attempt;
  };
  const use = async <T>(work: (store: LeadStore) => Promise<T>): Promise<T> => {
    try {
      opening ??= openOnce();
      const result = await work(await opening);
      heard(undefined);
      return result;
    } catch (error) {
      if (error instanceof LeadsError) heard(error);
      throw error;
    }
  };
  return {
    async open() {
      await use(async () => undefined).catch((error: unknown) => {
        if (!(error instanceof LeadsError)) throw error;
      });
    },
    add: (lead) => use((store) => store.add(lead)),
    select: (selection) => use((store) => store.select(selection)),
    remove: (selection) => use((store) => store.remove(selection)),
    queue: {
      claim: (claim) => use(({ queue }) => queue.claim(claim)),
      done: (id) => use(({ queue }) => queue.done(id)),
      postpone: (notice, delay) => use(({ queue }) => queue.postpone(notice, delay)),
      waiting: (channels) => use(({ queue }) => queue.waiting(channels)),
      untilDue: (channels) => use(({ queue }) => queue.untilDue(channels)),
    },
    count: (sent) => use((store) => store.count(sent)),
    now: () => use((store) => store.now()),
    async close() {
      const store = await opening?.catch(() => undefined);
      await store?.close();
    },
  };
}
