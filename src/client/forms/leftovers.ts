import { sendUnsent } from './outbox.ts';
import { keys, read, remove, write } from './storage.ts';
import { draftNames, packDraft, unpackDraft } from './stored-draft.ts';
import { outboxPrefix, unpackUnsent } from './unsent.ts';
import { forgetEndedClaims } from './with-lock.ts';

/** Sends what waits on the device, and forgets what has been there for too long, or is of no use to anyone. */
export async function tidyUp(): Promise<void> {
  forgetEndedClaims();
  forgetUnreadable();
  for (const key of draftNames) endDraft(key);
  await sendUnsent();
}

/** A draft whose end is not certain, by an earlier version or a wrong clock, gets one. */
function endDraft(key: (typeof draftNames)[number]): void {
  const text = read(key);
  const draft = unpackDraft(text, Date.now());
  if (!draft) remove(key);
  else if (packDraft(draft) !== text) write(key, packDraft(draft));
}

/** What is no message can never be sent. */
function forgetUnreadable(): void {
  for (const key of keys(outboxPrefix)) if (!unpackUnsent(key, read(key), Date.now())) remove(key);
}
