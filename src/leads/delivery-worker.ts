import { longestDelay, type QueuedDelivery } from './delivery-queue.ts';
import { LeadsError } from './errors.ts';
import type { Lead } from './lead.ts';
import type { LeadStore } from './store.ts';

/** Sends a lead to the agency. It is done when this returns, and tried again when it throws. */
export type Channel = (lead: Lead, signal: AbortSignal) => Promise<void>;

/** Sends new leads to the agency. */
export interface DeliveryWorker {
  /** Checks at once for due deliveries. */
  wake(): void;
  /** Ends soon; the next run sends what has not been sent yet. */
  stop(): Promise<void>;
}

interface DeliveryOptions {
  store: LeadStore;
  /** By the names that the store was opened with. */
  channels: ReadonlyMap<string, Channel>;
  /** Gets one line about each failure, without anything that a visitor has written. */
  log: (line: string) => void;
  /** The wait after the first failure, in milliseconds; doubled after each one, at most an hour. */
  firstDelay?: number;
}

/** Leads that are sent at the same time. */
const width = 4;
/** Milliseconds for which a delivery belongs to this worker. */
const lease = 2 * 60_000;
/** Milliseconds for one attempt: it ends before another worker makes the next one. */
const longestAttempt = lease / 2;
/** Milliseconds until a delivery is reported again to a store that was away, before another server repeats it. */
const soon = 1000;
/** The longest time between two looks, in milliseconds: another server may have left some. */
const longestSleep = 60_000;

/** Sends leads until none is left, each at least once, even after a crash. */
export function startDeliveryWorker(options: DeliveryOptions): DeliveryWorker {
  const { log, store } = options;
  /** Deliveries that were sent, but are still in the queue of the store. */
  const delivered = new Set<number>();
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  const run = async () => {
    let sleep = longestSleep;
    try {
      do {
        isWoken = false;
        await removeDelivered(store, delivered);
        sleep = await deliverDue({ ...options, delivered, signal: stopping.signal });
      } while (isWoken && !stopping.signal.aborted);
    } catch (error) {
      log(error instanceof LeadsError ? error.message : `Sending new leads failed (${codeOf(error)}).`);
      if (delivered.size > 0) sleep = soon;
    }
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(wake, sleep).unref();
  };
  const wake = () => {
    isWoken = true;
    clearTimeout(timer);
    if (!stopping.signal.aborted) running ??= run();
  };
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

interface Round extends DeliveryOptions {
  delivered: Set<number>;
  signal: AbortSignal;
}

/** Delivers all that is due, and returns how long nothing will be due, in milliseconds. */
async function deliverDue(round: Round): Promise<number> {
  const { store, channels, signal } = round;
  const names = [...channels.keys()];
  while (!signal.aborted) {
    const claimed = await store.queue.claim({ channels: names, limit: width, lease });
    const ends = await Promise.allSettled(claimed.map((queued) => deliver(queued, round)));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
    if (claimed.length < width) break;
  }
  return Math.min(longestSleep, (await store.queue.untilDue(names)) ?? longestSleep);
}

async function deliver(queued: QueuedDelivery, round: Round): Promise<void> {
  const { store, channels, log, delivered, signal, firstDelay = 10_000 } = round;
  const { id, lead, channel, attempts } = queued;
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestAttempt)]);
    await channels.get(channel)?.(lead, inTime);
  } catch (error) {
    const delay = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 20));
    await store.queue.postpone(queued, delay);
    log(`Lead ${lead.id} could not be sent by ${channel} (${reasonOf(error)}), attempt ${attempts}.`);
    return;
  }
  delivered.add(id);
  await store.queue.done(id);
  delivered.delete(id);
}

/** Reports deliveries again that were made while the store was away. */
async function removeDelivered(store: LeadStore, delivered: Set<number>): Promise<void> {
  for (const id of delivered) {
    await store.queue.done(id);
    delivered.delete(id);
  }
}

/** Explains a code that does not say what to do. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const isTls = code.startsWith('ETLS') || (error instanceof Error && /certificate/i.test(error.message));
  return isTls ? `${code}: its server offers no trustworthy TLS` : code;
}

/** Returns the code of an error. Its message may repeat what a visitor has written. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Its codes are numbers that only old browsers knew.
  if (error instanceof DOMException) return error.name;
  const { code, responseCode, cause } = error as Error & { code?: unknown; responseCode?: unknown };
  if (cause instanceof Error && code === undefined) return codeOf(cause);
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ');
}
