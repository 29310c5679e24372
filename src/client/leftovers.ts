import { leftovers } from './late-modules.ts';
import { load } from './load.ts';

/** The keys of what stays on the device when a tab is closed. */
const leftoverKeys = /^quoteDraft$|outbox:/;

/**
 * Sends the messages that could not be sent before (specification 8.12), and lets drafts and messages end. Pages of visitors
 * without any load nothing for it.
 */
export async function tidyUpLeftovers(): Promise<void> {
  if (!hasLeftovers()) return;
  try {
    const { tidyUp } = await load(leftovers);
    await tidyUp();
  } catch (error) {
    // Its code could not be loaded: the next page tries again.
    console.error('What is kept on the device has to wait.', error);
  }
}

function hasLeftovers(): boolean {
  try {
    // A tab that was closed in the middle may have left no message, but its claim to one.
    return Object.keys(localStorage).some((key) => leftoverKeys.test(key));
  } catch {
    // Blocked storage keeps nothing.
    return false;
  }
}
