import { draftNames, packDraft, unpackDraft } from '../../../src/rules/draft.ts';
import { outboxPrefix, unpackUnsent } from '../../../src/rules/outbox.ts';
import { forgetEndedClaims } from './alone.ts';
import { sendUnsent } from './outbox.ts';
import { keys, read, remove, write } from './storage.ts';

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
