import { outboxKey, packUnsent, type Unsent, unpackUnsent, waitAfter } from '../../../src/rules/outbox.ts';
import type { Payload } from '../../../src/rules/payload.ts';
import { alone } from './alone.ts';
import { newId } from './new-id.ts';
import { post } from './post.ts';
import { keys, read, remove, write } from './storage.ts';

/** What has become of a form: accepted, kept on the device to be sent again, or kept only as long as the page is open. */
export type Sent = 'delivered' | 'pending' | 'unkept';

/**
 * Sends a form. The message is kept on the device before it is sent, and stays there until it is accepted: also when the
 * page is closed while it is on its way.
 */
export async function send(payload: Payload): Promise<Sent> {
  const body = new URLSearchParams(payload.map(([name, value]) => [name, value])).toString();
  const message = { id: newId(), body, attempts: 0 };
  const key = outboxKey(message.id);
  const isKept = write(key, packUnsent(message));
  // What is gone when its turn comes has been sent by another tab.
  const isAccepted = await alone(key, async () => read(key) === undefined || attempt(message));
  if (isAccepted) return 'delivered';
  retryLater();
  return isKept ? 'pending' : 'unkept';
}

async function attempt(message: Unsent): Promise<boolean> {
  const key = outboxKey(message.id);
  write(key, packUnsent(message));
  const isAccepted = await post(message);
  if (isAccepted) remove(key);
  else write(key, packUnsent({ ...message, attempts: message.attempts + 1 }));
  return isAccepted;
}

/** Sends all that waits, each message in one tab only, and once more whenever there is a new chance. */
export async function sendUnsent(): Promise<void> {
  for (const { id } of unsent()) {
    await alone(outboxKey(id), async () => {
      // Another tab may have sent it in the meantime.
      const message = unsent().find((one) => one.id === id);
      if (message) await attempt(message);
    });
  }
  retryLater();
}

function unsent(): Unsent[] {
  return keys().flatMap((key) => unpackUnsent(key, read(key)) ?? []);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again when the connection returns, and when the message that failed least often has waited enough. */
function retryLater(): void {
  clearTimeout(timer);
  removeEventListener('online', retry);
  const waiting = unsent();
  if (waiting.length === 0) return;
  addEventListener('online', retry);
  timer = setTimeout(retry, waitAfter(Math.min(...waiting.map(({ attempts }) => attempts))));
}

function retry(): void {
  void sendUnsent();
}
