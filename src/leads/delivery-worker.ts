import { longestDelay, type QueuedDelivery } from './delivery-queue.ts';
import { LeadsError } from './errors.ts';
import type { Lead } from './lead.ts';
import type { LeadStore } from './store.ts';

/** Tells somebody of a lead. It is done when this returns, and tried again when it throws. */
export type Channel = (lead: Lead, signal: AbortSignal) => Promise<void>;

/** The work of telling of new leads. */
export interface DeliveryWorker {
  /** Looks at once whether there is something to tell. */
  wake(): void;
  /** Ends soon; what is not told yet is told by the next run. */
  stop(): Promise<void>;
}

interface DeliveryOptions {
  store: LeadStore;
  /** By the names under which the store was told of them. */
  channels: ReadonlyMap<string, Channel>;
  /** Gets one line for what failed, without anything that a visitor has written. */
  log: (line: string) => void;
  /** The wait after the first failure, in milliseconds; doubled after each one, at most an hour. */
  firstDelay?: number;
}

/** How many leads are told of at the same time. */
const width = 4;
/** How long a delivery belongs to this worker, in milliseconds. */
const lease = 2 * 60_000;
/** How long one attempt may take, in milliseconds: it ends before somebody else makes the next one. */
const longestAttempt = lease / 2;
/** How soon the store is told of what was done while it was away, in milliseconds: before another server does it again. */
const soon = 1000;
/** The longest time between two looks, in milliseconds: another server may have left something. */
const longestSleep = 60_000;

/** Tells of leads until all are told, each at least once, also after a crash. */
export function startDeliveryWorker(options: DeliveryOptions): DeliveryWorker {
  const { log, store } = options;
  /** What was told, and is still to be forgotten by the store. */
  const told = new Set<number>();
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  const run = async () => {
    let sleep = longestSleep;
    try {
      do {
        isWoken = false;
        await forgetTold(store, told);
        sleep = await deliverDue({ ...options, told, signal: stopping.signal });
      } while (isWoken && !stopping.signal.aborted);
    } catch (error) {
      log(error instanceof LeadsError ? error.message : `Sending new leads failed (${codeOf(error)}).`);
      if (told.size > 0) sleep = soon;
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
  told: Set<number>;
  signal: AbortSignal;
}

/** Delivers all that is due, and says how long nothing is going to be, in milliseconds. */
async function deliverDue(round: Round): Promise<number> {
  const { store, channels, signal } = round;
  const names = [...channels.keys()];
  while (!signal.aborted) {
    const claimed = await store.queue.claim({ channels: names, limit: width, lease });
    const ends = await Promise.allSettled(claimed.map((notice) => deliver(notice, round)));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
    if (claimed.length < width) break;
  }
  return Math.min(longestSleep, (await store.queue.untilDue(names)) ?? longestSleep);
}

async function deliver(queued: QueuedDelivery, round: Round): Promise<void> {
  const { store, channels, log, told, signal, firstDelay = 10_000 } = round;
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
  told.add(id);
  await store.queue.done(id);
  told.delete(id);
}

/** The store may have been away when something had been told. */
async function forgetTold(store: LeadStore, told: Set<number>): Promise<void> {
  for (const id of told) {
    await store.queue.done(id);
    told.delete(id);
  }
}

/** In words where the code alone would not tell what to do. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const isTls = code.startsWith('ETLS') || (error instanceof Error && /certificate/i.test(error.message));
  return isTls ? `${code}: its server offers no trustworthy TLS` : code;
}

/** What an error is, without its words: these may repeat what a visitor has written. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Its codes are numbers that only browsers of long ago knew.
  if (error instanceof DOMException) return error.name;
  const { code, responseCode, cause } = error as Error & { code?: unknown; responseCode?: unknown };
  if (cause instanceof Error && code === undefined) return codeOf(cause);
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ');
}
