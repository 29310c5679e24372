import {
  afterAttempt,
  isDue,
  outboxKey,
  outboxPrefix,
  packUnsent,
  type Unsent,
  unpackUnsent,
  waitFor,
} from '../../../src/rules/outbox.ts';
import type { Payload } from '../../../src/rules/payload.ts';
import { alone, forgetEndedClaims } from './alone.ts';
import { newId } from './new-id.ts';
import { post } from './post.ts';
import { keys, read, remove, write } from './storage.ts';

/** What has become of a form: accepted, kept on the device to be sent again, or kept only as long as the page is open. */
export type Sent = 'delivered' | 'pending' | 'unkept';

/**
 * Sends a form. The message is kept on the device before it is sent, and stays there until it is accepted: also when the
 * page is closed while it is on its way.
 */
export async function send(payload: Payload): Promise<{ id: string; sent: Sent }> {
  const body = new URLSearchParams(payload.map(([name, value]) => [name, value])).toString();
  const id = newId();
  const message = { id, body, attempts: 0 };
  const key = outboxKey(id);
  const isKept = write(key, packUnsent(message));
  // What is gone when its turn comes has been sent by another tab.
  const isAccepted = await alone(key, async () => read(key) === undefined || attempt(message));
  if (isAccepted) return { id, sent: 'delivered' };
  retryLater();
  return { id, sent: isKept ? 'pending' : 'unkept' };
}

/** Tells when a waiting message has been accepted, from this tab or from another one. Gives what stops the listening. */
export function onDelivered(id: string, tell: () => void): () => void {
  const key = outboxKey(id);
  const check = (event: Event) => {
    // Another tab may also have cleared all that is stored.
    if (event instanceof StorageEvent && event.key !== key) return;
    if (read(key) === undefined) tell();
  };
  for (const name of ['storage', acceptedEvent]) addEventListener(name, check);
  return () => {
    for (const name of ['storage', acceptedEvent]) removeEventListener(name, check);
  };
}

/** Fired on the window when a message has been accepted. */
const acceptedEvent = 'outbox';

async function attempt(message: Unsent): Promise<boolean> {
  const key = outboxKey(message.id);
  write(key, packUnsent(message));
  const outcome = await post(message);
  if (outcome === 'accepted') {
    remove(key);
    dispatchEvent(new Event(acceptedEvent));
  } else write(key, packUnsent(afterAttempt(message, outcome, Date.now())));
  return outcome === 'accepted';
}

/** Sends all that waits and does not rest, each message in one tab only, and once more whenever there is a new chance. */
export async function sendUnsent(): Promise<void> {
  forgetEndedClaims();
  for (const { id } of unsent()) {
    await alone(outboxKey(id), async () => {
      // Another tab may have sent it in the meantime.
      const message = unsent().find((one) => one.id === id);
      if (message && isDue(message, Date.now())) await attempt(message);
    });
  }
  retryLater();
}

function unsent(): Unsent[] {
  return keys(outboxPrefix).flatMap((key) => unpackUnsent(key, read(key)) ?? []);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again when the connection returns, and when the first message has waited enough. */
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
