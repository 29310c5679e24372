import type { Draft } from '../stored-keys.ts';
import { outboxPrefix, packDraft, unpackDraft, unpackUnsent } from './kept.ts';
import { sendUnsent } from './outbox.ts';
import { keys, read, remove, write } from './storage.ts';
import { forgetEndedClaims } from './with-lock.ts';

/** Sends what waits on the device, and forgets what has been there for too long, or is of no use to anyone. */
export async function tidyUp(drafts: readonly Draft[]): Promise<void> {
  forgetEndedClaims();
  forgetUnreadable();
  for (const draft of drafts) endDraft(draft);
  await sendUnsent();
}

/** A draft without a certain end, from an earlier version or a wrong clock, gets one. */
function endDraft(place: Draft): void {
  const text = read(place);
  const draft = unpackDraft(text, Date.now());
  if (!draft) remove(place);
  else if (packDraft(draft) !== text) write(place, packDraft(draft));
}

/** What is not a message can never be sent. */
function forgetUnreadable(): void {
  for (const key of keys(outboxPrefix)) if (!unpackUnsent(key, read(key), Date.now())) remove(key);
}
