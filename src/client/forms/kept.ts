import { parseJson } from '../../define/parse-json.ts';

/** How many days unsent typing and undelivered messages stay on a device (the page about cookies says so). */
export const keptDays = 7;

const keptFor = keptDays * 24 * 60 * 60_000;

/**
 * Since when something has been kept, in milliseconds since 1970. A time that is not one, or ahead of the clock, was written by
 * an earlier version or by a clock that was wrong: it counts from now on.
 *
 * @example keptSince(undefined, 1_000) // => 1_000
 */
function keptSince(since: unknown, now: number): number {
  return typeof since === 'number' && since <= now ? since : now;
}

/** When something that has been kept since then has to go, in milliseconds since 1970. */
export function endOf(since: number): number {
  return since + keptFor;
}

/** Whether it has to go by now. */
export function isOver(since: number, now: number): boolean {
  return endOf(since) <= now;
}

/** The fields of an object of which nothing is known; of everything else none. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** What was in a field: a text, the place of an option, or whether a box was ticked. */
export type DraftValue = string | number | boolean;

/** What was in the fields of a form, in their order. */
interface StoredDraft {
  values: readonly DraftValue[];
  /** When it was typed, in milliseconds since 1970. */
  since: number;
}

/** A draft as text for the storage. */
export function packDraft({ values, since }: StoredDraft): string {
  return JSON.stringify({ values, since });
}

/**
 * The draft of a text from the storage. Undefined if the text is not a draft, or its time is over. Earlier versions kept a bare
 * list: it counts from now on.
 *
 * @example unpackDraft('["Jóna"]', 1_000) // => { values: ['Jóna'], since: 1_000 }
 */
export function unpackDraft(text: string | undefined, now: number): StoredDraft | undefined {
  const kept = parseJson(text);
  const { values, since } = Array.isArray(kept) ? { values: kept, since: now } : fieldsOf(kept);
  if (!Array.isArray(values)) return undefined;
  const draft = { values: values.map(plainValue), since: keptSince(since, now) };
  return isOver(draft.since, now) ? undefined : draft;
}

/**
 * Lists and objects were not written by this code: they may be too deep to be stored again, and refuse to become text. So does
 * a number that is too large to be one.
 */
function plainValue(value: unknown): DraftValue {
  return typeof value === 'string' || typeof value === 'boolean' || isFiniteNumber(value) ? value : '';
}

/** JSON can hold a number that is too large to be one (`1e999`), and cannot hold it again. */
function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** How long a post may take, in milliseconds. Then it counts as failed. */
export const postTimeout = 15_000;

/** What the storage keys of unsent messages begin with. */
export const outboxPrefix = 'outbox:';
type OutboxPrefix = typeof outboxPrefix;

const firstWait = 5_000;
const longestWait = 10 * 60_000;
const longestRest = 24 * 60 * 60_000;

/** A message that the server has not accepted yet. */
export interface Unsent {
  /** Sent with every attempt, so that a server can tell a repetition from a second message. */
  id: string;
  /** The form post, urlencoded. */
  body: string;
  /** How often sending it has failed. */
  attempts: number;
  /** When the visitor sent it, in milliseconds since 1970. */
  since: number;
  /** When the server refused it the last time: until when no page sends it, in milliseconds since 1970. */
  restsUntil?: number | undefined;
}

/** What has become of a post: it was taken in, refused as it is, or failed for a reason that may pass. */
export type Outcome = 'accepted' | 'refused' | 'failed';

/** A firewall, a slow or early connection, and too many posts at once: the same post may be taken in later. */
const passing = [403, 408, 425, 429];

/** The outcome that the status of an answer means. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'accepted';
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'failed';
}

/**
 * A message after a failed attempt. One that was refused rests: 5 s at first, doubled each time, a day at the most. Only a
 * new version of the site can take it in, so no page may ask sooner; yet it is tried until its end. Undefined if its time
 * was over: each gets an attempt then, which is the last. It may have had none before, in a tab that slept or beside a
 * clock that jumped.
 */
export function afterAttempt(message: Unsent, outcome: Outcome, now: number): Unsent | undefined {
  const { id, body, attempts, since } = message;
  if (isOver(since, now)) return undefined;
  const tried = { id, body, attempts: attempts + 1, since };
  if (outcome !== 'refused') return tried;
  const rested = now + rising(tried.attempts, longestRest);
  return { ...tried, restsUntil: Math.min(rested, endOf(since)) };
}

/** Whether a message may be sent now. One that rests longer than any could was written by a clock that was wrong. */
export function isDue({ restsUntil = 0 }: Unsent, now: number): boolean {
  return restsUntil <= now || restsUntil > now + longestRest;
}

/**
 * How long an open page waits before it sends a message again, in milliseconds: for its rest to end, or 5 s at first,
 * doubled each time, never over ten minutes.
 *
 * @example waitFor({ id: 'a', body: '', attempts: 3, since: 0 }, 0) // => 20_000
 */
export function waitFor(message: Unsent, now: number): number {
  const { restsUntil, attempts } = message;
  if (restsUntil !== undefined && !isDue(message, now)) return restsUntil - now;
  return rising(attempts, longestWait);
}

function rising(attempts: number, longest: number): number {
  return Math.min(longest, firstWait * 2 ** Math.max(0, attempts - 1));
}

/** The storage key of a message. Each has its own, so that two tabs never write over each other. */
export function outboxKey(id: string): `${OutboxPrefix}${string}` {
  return `${outboxPrefix}${id}`;
}

/** A message as text for the storage. */
export function packUnsent({ body, attempts, since, restsUntil }: Unsent): string {
  return JSON.stringify({ body, attempts, since, restsUntil });
}

/** What a message may be called: its name is sent in a header, which takes no other letters. */
const idPattern = /^\w+$/;

/** The message of a storage key. Undefined if the key is another's, or the text is not a message. */
export function unpackUnsent(key: string, text: string | undefined, now: number): Unsent | undefined {
  const id = key.slice(outboxPrefix.length);
  if (!key.startsWith(outboxPrefix) || !idPattern.test(id)) return undefined;
  const { body, attempts, since, restsUntil } = fieldsOf(parseJson(text));
  if (typeof body !== 'string') return undefined;
  const message = {
    id,
    body,
    attempts: isFiniteNumber(attempts) ? attempts : 0,
    since: keptSince(since, now),
  };
  return isFiniteNumber(restsUntil) ? { ...message, restsUntil } : message;
}

/** What the storage keys of claims begin with. */
export const claimPrefix = 'claim:';

/** Who sends a message, and until when (in milliseconds since 1970): for browsers without locks. */
interface Claim {
  owner: string;
  until: number;
}

/** A claim that lasts for one post, and a little longer. */
export function newClaim(owner: string, now: number): Claim {
  return { owner, until: now + claimTime };
}

/** How long a claim holds, in milliseconds. */
export const claimTime = postTimeout + 5_000;

/** The claim that holds now. One that ends later than any could was written by a clock that was wrong. */
export function claimAt(text: string | undefined, now: number): Claim | undefined {
  const { owner, until } = fieldsOf(parseJson(text));
  if (typeof owner !== 'string' || typeof until !== 'number') return undefined;
  return until > now && until <= now + claimTime ? { owner, until } : undefined;
}
