import { createHash } from 'node:crypto';
import { constants, copyFileSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../define/parse-json.ts';
import { readIfThere } from '../lib/read-if-there.ts';
import { type Holder, processStatus } from './holder.ts';

/** Age in milliseconds after which the lock of an unknown process is stale. */
const staleAfterMs = 30_000;

const schema: z.ZodType<Holder> = z.object({
  process: z.number(),
  started: z.string().optional(),
  machine: z.string(),
  since: z.string(),
  token: z.string().regex(/^[0-9a-f]{16}$/),
});

/**
 * Tries once to create a lock file, or to take over a stale one. The file appears atomically: it is written under a temporary name
 * and hard-linked into place, which fails if the lock exists.
 *
 * @returns the current holder; undefined if we have acquired the lock
 * @throws file system errors
 */
export function tryLockFile(file: string, own: Holder): Holder | undefined {
  const temporary = `${file}.${own.token}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(own)}\n`);
  try {
    return acquire(file, temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function acquire(file: string, temporary: string): Holder | undefined {
  while (!linkIfAbsent(temporary, file)) {
    const holder = readHolder(file);
    if (holder && !isStale(file, holder)) return holder;
    if (!holder) continue;
    const other = takeOver(file, { stale: holder, temporary });
    if (other !== 'gone') return other;
  }
  return undefined;
}

/**
 * Replaces a stale lock file. Only one process may do so: the one that holds a guard lock, named after the stale token, and still
 * finds the same holder. If it is killed, its guard lock becomes stale and is taken over the same way.
 */
function takeOver(
  file: string,
  { stale, temporary }: { stale: Holder; temporary: string },
): Holder | 'gone' | undefined {
  const guard = `${file}.${stale.token}`;
  const other = acquire(guard, temporary);
  if (other) return other;
  try {
    const holder = readHolder(file);
    if (holder?.token !== stale.token || !isStale(file, holder)) return 'gone';
    const replacement = `${temporary}2`;
    copyFileSync(temporary, replacement);
    renameSync(replacement, file);
    return undefined;
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Hard-links a file, unless the target exists. Returns false if it does. Without support for hard links the file is copied: an
 * incomplete copy has no valid holder and counts as locked until it is stale.
 */
function linkIfAbsent(temporary: string, file: string): boolean {
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    if (!isCode(error, 'EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP')) throw error;
    return copyIfAbsent(temporary, file);
  }
  return true;
}

function copyIfAbsent(temporary: string, file: string): boolean {
  try {
    copyFileSync(temporary, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Reads the holder of a lock file; returns undefined if there is none. For an invalid file, the holder is unknown.
 *
 * @throws file system errors
 */
export function readHolder(file: string): Holder | undefined {
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  const { data } = schema.safeParse(parseJson(text));
  const token = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return data ?? { process: 0, machine: '', since: '', token };
}

/** Checks whether the holder of a lock file has exited. */
export function isStale(file: string, holder: Holder): boolean {
  const status = processStatus(holder);
  if (status !== 'unknown') return status === 'exited';
  const renewedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - renewedAt > staleAfterMs;
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
