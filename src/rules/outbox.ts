/** How long a post may take, in milliseconds. Then it counts as failed. */
export const postTimeout = 15_000;

/** What the storage keys of unsent messages begin with. */
export const outboxPrefix = 'outbox:';
export type OutboxPrefix = typeof outboxPrefix;

const firstWait = 5_000;
const longestWait = 10 * 60_000;

/** A message that the server has not accepted yet. */
export interface Unsent {
  /** Sent with every attempt, so that a server can tell a repetition from a second message. */
  id: string;
  /** The form post, urlencoded. */
  body: string;
  /** How often it was sent in vain. */
  attempts: number;
}

/**
 * How long to wait before the next attempt, in milliseconds: 5 s at first, doubled each time, never over ten minutes.
 *
 * @example waitAfter(3) // => 20_000
 */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.max(0, attempts - 1));
}

/** The storage key of a message. Each has its own, so that two tabs never write over each other. */
export function outboxKey(id: string): string {
  return `${outboxPrefix}${id}`;
}

/** A message as text for the storage. */
export function packUnsent({ body, attempts }: Unsent): string {
  return JSON.stringify({ body, attempts });
}

/** The message of a storage key. Nothing when the key is another's, or the text is no message. */
export function unpackUnsent(key: string, text: string | undefined): Unsent | undefined {
  if (!key.startsWith(outboxPrefix) || text === undefined) return undefined;
  const { body, attempts } = parseObject(text);
  if (typeof body !== 'string') return undefined;
  return { id: key.slice(outboxPrefix.length), body, attempts: Number(attempts) || 0 };
}

/** Who sends a message, and until when (in milliseconds since 1970): for browsers without locks. */
export interface Claim {
  owner: string;
  until: number;
}

/** A claim that lasts for one post, and a little longer. */
export function newClaim(owner: string, now: number): Claim {
  return { owner, until: now + claimTime };
}

const claimTime = postTimeout + 5_000;

/** The claim that holds now. One that ends later than any could was written by a clock that was wrong. */
export function claimAt(text: string | undefined, now: number): Claim | undefined {
  if (text === undefined) return undefined;
  const { owner, until } = parseObject(text);
  if (typeof owner !== 'string' || typeof until !== 'number') return undefined;
  return until > now && until <= now + claimTime ? { owner, until } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
