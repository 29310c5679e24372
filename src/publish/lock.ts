import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createHolder, type Holder } from './holder.ts';
import { isStale, readHolder, tryLockFile } from './lock-file.ts';

/** An acquired lock on an output folder. */
export interface Lock {
  /** Part of the names of the holder's folders beside the output. */
  token: string;
  /**
   * Updates the time of the lock file, so that processes on other machines do not consider it stale.
   *
   * @throws LockLost if another process has taken it over
   */
  renew(): void;
}

/** The error of a lock that another process held for too long. */
export class LockBusy extends Error {
  override name = 'LockBusy';
  constructor(readonly holder: Holder) {
    super(`process ${holder.process} holds the lock`);
  }
}

/** The error of a lock that another process took over while its holder was suspended. */
class LockLost extends Error {
  override name = 'LockLost';
}

/** Default timeout. A build holds the lock for less than a second. */
const timeoutMs = 10_000;
const renewalMs = 1_000;

/**
 * Runs a task under an exclusive lock.
 *
 * @param timeout how long to wait for the lock, in milliseconds
 * @throws LockBusy on timeout; errors of the task
 */
export async function withLock<T>(
  file: string,
  task: (lock: Lock) => Promise<T>,
  timeout = timeoutMs,
): Promise<T> {
  const own = createHolder();
  await acquire(file, own, timeout);
  try {
    removeLeftovers(file);
    return await task(createLock(file, own));
  } finally {
    if (isHeld(file, own)) rmSync(file, { force: true });
  }
}

async function acquire(file: string, own: Holder, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const holder = tryLockFile(file, own);
    if (!holder) return;
    if (Date.now() >= end) throw new LockBusy(holder);
    // Jitter.
    await pause(20 + Math.random() * 50);
  }
}

function createLock(file: string, own: Holder): Lock {
  let renewedAt = Date.now();
  return {
    token: own.token,
    renew() {
      const now = Date.now();
      if (now - renewedAt < renewalMs) return;
      if (!isHeld(file, own)) throw new LockLost('another build took it over meanwhile');
      utimesSync(file, new Date(now), new Date(now));
      renewedAt = now;
    },
  };
}

function isHeld(file: string, { token }: Holder): boolean {
  return readHolder(file)?.token === token;
}

/** Removes temporary files of killed processes. */
function removeLeftovers(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (!/^(?:\.[0-9a-f]{16})+(?:\.tmp2?)?$/.test(name.slice(basename(file).length))) continue;
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const path = join(dirname(file), name);
    const holder = readHolder(path);
    if (holder && isStale(path, holder)) rmSync(path, { force: true });
  }
}
