import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createHolder, type Holder } from './holder.ts';
import { isStale, readHolder, tryLockFile } from './lock-file.ts';

/** The right to write to an output folder. */
export interface Lock {
  /** In the names of what its holder makes beside the output. */
  token: string;
  /**
   * Says that the holder is at work, for those who cannot see its process.
   *
   * @throws LockLost if one of them has taken it for ended
   */
  renew(): void;
}

/** Another build holds the lock, and does not let go. */
export class LockBusy extends Error {
  override name = 'LockBusy';
  constructor(readonly holder: Holder) {
    super(`process ${holder.process} holds the lock`);
  }
}

/** The lock was taken over while its holder stood still. */
class LockLost extends Error {
  override name = 'LockLost';
}

/** A build writes for less than a second: who comes meanwhile waits, and a script need not try again. */
const patienceMs = 10_000;
const renewalMs = 1_000;

/**
 * Runs a task while nobody else runs one under the same lock file.
 *
 * @param patience how long to wait for others, in milliseconds
 * @throws LockBusy if another process holds it longer than that; and what the task throws
 */
export async function withLock<T>(
  file: string,
  task: (lock: Lock) => Promise<T>,
  patience = patienceMs,
): Promise<T> {
  const own = createHolder();
  await take(file, own, patience);
  try {
    removeLeftovers(file);
    return await task(lockOf(file, own));
  } finally {
    if (isHeld(file, own)) rmSync(file, { force: true });
  }
}

async function take(file: string, own: Holder, patience: number): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const holder = tryLockFile(file, own);
    if (!holder) return;
    if (Date.now() >= end) throw new LockBusy(holder);
    // Not all that wait at the same moment.
    await pause(20 + Math.random() * 50);
  }
}

function lockOf(file: string, own: Holder): Lock {
  let renewed = Date.now();
  return {
    token: own.token,
    renew() {
      const now = Date.now();
      if (now - renewed < renewalMs) return;
      if (!isHeld(file, own)) throw new LockLost('another build took it over meanwhile');
      utimesSync(file, new Date(now), new Date(now));
      renewed = now;
    },
  };
}

function isHeld(file: string, { token }: Holder): boolean {
  return readHolder(file)?.token === token;
}

/** What killed processes left that were about to take the lock. */
function removeLeftovers(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (!/^(?:\.[0-9a-f]{16})+(?:\.tmp2?)?$/.test(name.slice(basename(file).length))) continue;
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const path = join(dirname(file), name);
    const holder = readHolder(path);
    if (holder && isStale(path, holder)) rmSync(path, { force: true });
  }
}
