import { type Clock, systemClock } from './clock.ts';
import type { Lead } from './lead.ts';
import { longestDelay, type Notice } from './notices.ts';
import type { LeadStore } from './store.ts';
import { LeadsTrouble } from './trouble.ts';

/** Tells somebody of a lead. It is done when this returns, and tried again when it throws. */
export type Channel = (lead: Lead, signal: AbortSignal) => Promise<void>;

/** The work of telling of new leads. */
export interface Delivery {
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
  clock?: Clock;
  /** The wait after the first failure, in milliseconds; doubled after each one, at most an hour. */
  firstDelay?: number;
}

/** How many leads are told of at the same time. */
const width = 4;
/** How long a notice is nobody else's, in milliseconds: longer than any channel takes. */
const lease = 2 * 60_000;
/** The longest time between two looks, in milliseconds: another server may have left something. */
const longestSleep = 60_000;

/** Tells of leads until all are told, each at least once, also after a crash. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { log } = options;
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  const run = async () => {
    let sleep = longestSleep;
    try {
      do {
        isWoken = false;
        sleep = await deliverDue(options, stopping.signal);
      } while (isWoken && !stopping.signal.aborted);
    } catch (error) {
      log(error instanceof LeadsTrouble ? error.message : `Telling of new leads failed (${codeOf(error)}).`);
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

/** Delivers all that is due, and says how long nothing is going to be, in milliseconds. */
async function deliverDue(options: DeliveryOptions, signal: AbortSignal): Promise<number> {
  const { store, channels, clock = systemClock } = options;
  const names = [...channels.keys()];
  while (!signal.aborted) {
    const claimed = await store.notices.claim({ channels: names, now: clock.now(), limit: width, lease });
    await Promise.all(claimed.map((notice) => deliver(notice, options, signal)));
    if (claimed.length < width) break;
  }
  const due = await store.notices.nextDue(names);
  return due === undefined ? longestSleep : Math.min(longestSleep, Math.max(0, due - clock.now()));
}

async function deliver(notice: Notice, options: DeliveryOptions, signal: AbortSignal): Promise<void> {
  const { store, channels, log, clock = systemClock, firstDelay = 10_000 } = options;
  const { id, lead, channel, attempts } = notice;
  try {
    await channels.get(channel)?.(lead, signal);
  } catch (error) {
    const delay = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 20));
    await store.notices.postpone(id, clock.now() + delay);
    log(`Lead ${lead.id} could not be told by ${channel} (${codeOf(error)}), attempt ${attempts}.`);
    return;
  }
  await store.notices.done(id);
}

/** What an error is, without its words: these may repeat what a visitor has written. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, cause } = error as Error & { code?: unknown; responseCode?: unknown };
  if (cause instanceof Error && code === undefined) return codeOf(cause);
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ');
}
