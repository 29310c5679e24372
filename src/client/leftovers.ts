import { leftovers } from './late-modules.ts';
import { load } from './load.ts';
import type { Draft } from './stored-keys.ts';

/**
 * Sends the messages that could not be sent before (specification 8.12), and lets drafts and messages end. Pages of visitors
 * without any load nothing for it.
 *
 * @param drafts those of all forms of the site
 */
export async function tidyUpLeftovers(drafts: readonly Draft[]): Promise<void> {
  if (!hasLeftovers(drafts)) return;
  try {
    const { tidyUp } = await load(leftovers);
    await tidyUp(drafts);
  } catch (error) {
    // Its code could not be loaded: the next page tries again.
    console.error('What is kept on the device has to wait.', error);
  }
}

function hasLeftovers(drafts: readonly Draft[]): boolean {
  try {
    // A tab that was closed in the middle may have left no message, but its claim to one.
    return Object.keys(localStorage).some(
      (key) => key.includes('outbox:') || drafts.some((draft) => draft.key === key),
    );
  } catch {
    // Blocked storage keeps nothing.
    return false;
  }
}
