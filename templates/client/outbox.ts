import type { OutboxPrefix } from '../../src/rules/outbox.ts';
import { retry } from './retry.ts';

// Only its type is imported: code that two entries share would be one more request on every page.
const prefix: OutboxPrefix = 'outbox:';

/** Sends the messages that could not be sent before (spec section 8). Pages without any load nothing for it. */
export async function sendLeftovers(): Promise<void> {
  if (!hasLeftovers()) return;
  try {
    const { sendUnsent } = await retry(() => import('../islands/forms/outbox.ts'));
    await sendUnsent();
  } catch (error) {
    // Its code could not be loaded: the next page tries again.
    console.error('Unsent messages have to wait.', error);
  }
}

function hasLeftovers(): boolean {
  try {
    // A tab that was closed in the middle may have left no message, but its claim to one.
    return Object.keys(localStorage).some((key) => key.includes(prefix));
  } catch {
    // Blocked storage keeps nothing.
    return false;
  }
}
