import type { Payload } from '../../define/payload.ts';
import {
  afterAttempt,
  isDue,
  isOver,
  type Outcome,
  outboxKey,
  outboxPrefix,
  outcomeOf,
  packUnsent,
  postTimeout,
  type Unsent,
  unpackUnsent,
  waitFor,
} from './kept.ts';
import { keys, read, remove, write } from './storage.ts';
import { newId, withLock } from './with-lock.ts';

/** What has become of a form: accepted, kept on the device to be sent again, or kept only as long as the page is open. */
export type Sent = 'delivered' | 'pending' | 'unkept';

/**
 * Sends a form. The message is kept on the device before it is sent, and stays there until it is accepted: also when the
 * page is closed while it is on its way.
 */
export async function send(payload: Payload): Promise<{ sent: Sent; message: Unsent }> {
  const body = new URLSearchParams(payload.map(([name, value]) => [name, value])).toString();
  const id = newId();
  const message = { id, body, attempts: 0, since: Date.now() };
  const key = outboxKey(id);
  const isKept = write(key, packUnsent(message));
  // A message that is gone when its turn comes has been sent by another tab.
  const isAccepted = await withLock(key, async () => read(key) === undefined || attempt(message));
  if (isAccepted) return { message, sent: 'delivered' };
  retryLater();
  return { message, sent: isKept ? 'pending' : 'unkept' };
}

/** Calls back when a waiting message has been accepted, from this tab or from another one. Returns a function that stops listening. */
export function onDelivered({ id, since }: Unsent, tell: () => void): () => void {
  const key = outboxKey(id);
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue === accepted) tell();
  };
  // A page in the back/forward cache gets no events. A message that is gone before its time has been accepted.
  const look = () => {
    if (read(key) === undefined && !isOver(since, Date.now())) tell();
  };
  addEventListener('storage', hear);
  addEventListener('pageshow', look);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', look);
  };
}

/** Takes the place of a message that was accepted, for the moment before it goes: one may also go because its time is over. */
const accepted = 'accepted';

async function attempt(message: Unsent): Promise<boolean> {
  const key = outboxKey(message.id);
  write(key, packUnsent(message));
  const outcome = await post(message);
  if (outcome === 'accepted') tellAccepted(key);
  const next = outcome === 'accepted' ? undefined : afterAttempt(message, outcome, Date.now());
  if (next) write(key, packUnsent(next));
  else remove(key);
  return outcome === 'accepted';
}

/** Notifies the screens that wait for a message: other tabs get an event for what is written, this one does not. */
function tellAccepted(key: ReturnType<typeof outboxKey>): void {
  write(key, accepted);
  dispatchEvent(new StorageEvent('storage', { key, newValue: accepted }));
}

/** Sends all that waits and does not rest, each message in one tab only, and once more whenever there is a new chance. */
export async function sendUnsent(): Promise<void> {
  for (const { id } of unsent()) {
    await withLock(outboxKey(id), async () => {
      // Another tab may have sent it in the meantime.
      const message = unsent().find((one) => one.id === id);
      if (message && hasChance(message)) await attempt(message);
    });
  }
  retryLater();
}

/** Whether a message may be sent now. The last attempt is not wasted while the browser knows that it is offline. */
function hasChance(message: Unsent): boolean {
  const now = Date.now();
  return isDue(message, now) && (navigator.onLine || !isOver(message.since, now));
}

function unsent(): Unsent[] {
  return keys(outboxPrefix).flatMap((key) => unpackUnsent(key, read(key), Date.now()) ?? []);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again when the connection returns, and when the first message has waited long enough. */
function retryLater(): void {
  clearTimeout(timer);
  removeEventListener('online', retry);
  const waiting = unsent();
  if (waiting.length === 0) return;
  addEventListener('online', retry);
  timer = setTimeout(retry, Math.min(...waiting.map((message) => waitFor(message, Date.now()))));
}

function retry(): void {
  void sendUnsent();
}

/**
 * Posts a form to the site (specification 8.10), and returns what has become of it. A refusal, a failure or no answer in time is only
 * logged (specification 8.11).
 */
async function post({ id, body }: Unsent): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), postTimeout);
  try {
    const { status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id },
      body,
      signal: controller.signal,
    });
    const outcome = outcomeOf(status);
    if (outcome !== 'accepted') console.error(`The form was not accepted: ${status}`);
    return outcome;
  } catch (error) {
    console.error('The form could not be sent.', error);
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
