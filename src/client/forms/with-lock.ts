import { claimAt, claimPrefix, newClaim } from './kept.ts';
import { keys, read, remove, write } from './storage.ts';

/** How long tabs wait for each other's claims, in milliseconds. */
const settleTime = 100;

/**
 * Runs a task with a lock of this name unless another tab is running the task of this name; then it returns undefined.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
  // Only secure pages have locks, and only where storage is allowed.
  const locks: LockManager | undefined = navigator.locks;
  const isUsable = await locks?.query().catch(() => undefined);
  if (!locks || !isUsable) return withClaim(name, task);
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}

/** The same with a claim in the storage: whoever wrote last when all have written may go on. */
async function withClaim<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
  const key = `${claimPrefix}${name}` as const;
  const owner = newId();
  if (claimAt(read(key), Date.now())) return undefined;
  write(key, JSON.stringify(newClaim(owner, Date.now())));
  await new Promise((resolve) => setTimeout(resolve, settleTime));
  if (claimAt(read(key), Date.now())?.owner !== owner) return undefined;
  try {
    return await task();
  } finally {
    remove(key);
  }
}

/** Removes the claims of tabs that were closed in the middle of a task. */
export function forgetEndedClaims(): void {
  for (const key of keys(claimPrefix)) if (!claimAt(read(key), Date.now())) remove(key);
}

/** A name that nothing else has. `crypto.randomUUID` exists on secure pages only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
