import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../define/parse-json.ts';
import { type Holder, lifeOf } from './holder.ts';

/** A holder of whom nothing can be known is taken for ended when its file was not touched for this long. */
const silenceMs = 30_000;

const schema: z.ZodType<Holder> = z.object({
  process: z.number(),
  started: z.string().optional(),
  machine: z.string(),
  since: z.string(),
  token: z.string().regex(/^[0-9a-f]{16}$/),
});

/**
 * Tries once to make a file that names its holder, or to take it over from one that has ended. The file is there
 * complete or not at all: it is written under a name of its own and linked into place, which fails where there is one.
 *
 * @returns the holder that is in the way; undefined if the file is ours now
 * @throws what the file system says
 */
export function tryLockFile(file: string, own: Holder): Holder | undefined {
  const working = `${file}.${own.token}.tmp`;
  writeFileSync(working, `${JSON.stringify(own)}\n`);
  try {
    return place(file, working);
  } finally {
    rmSync(working, { force: true });
  }
}

function place(file: string, working: string): Holder | undefined {
  while (!isPlaced(working, file)) {
    const holder = readHolder(file);
    if (holder && !isStale(file, holder)) return holder;
    if (!holder) continue;
    const other = takeOver(file, { stale: holder, working });
    if (other !== 'gone') return other;
  }
  return undefined;
}

/**
 * Replaces the file of a holder that has ended. Only one process may: the one that holds a second lock, whose name ends
 * with the token of that holder, and that finds the same holder still. Who is killed with the second lock in hand
 * leaves the file of an ended holder again, with which the same is done.
 */
function takeOver(
  file: string,
  { stale, working }: { stale: Holder; working: string },
): Holder | 'gone' | undefined {
  const guard = `${file}.${stale.token}`;
  const other = place(guard, working);
  if (other) return other;
  try {
    const holder = readHolder(file);
    if (holder?.token !== stale.token || !isStale(file, holder)) return 'gone';
    const complete = `${working}2`;
    copyFileSync(working, complete);
    renameSync(complete, file);
    return undefined;
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Whether a file got its second name. Where the file system has no links it is copied: it may be seen before it is
 * complete, and then names nobody, which counts as held until it is old.
 */
function isPlaced(working: string, file: string): boolean {
  try {
    linkSync(working, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    if (!isCode(error, 'EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP')) throw error;
    return isCopied(working, file);
  }
  return true;
}

function isCopied(working: string, file: string): boolean {
  try {
    copyFileSync(working, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Who has made a lock file; undefined if there is none. If a file names nobody, only its age is known.
 *
 * @throws what the file system says of a file that cannot be read
 */
export function readHolder(file: string): Holder | undefined {
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  const { data } = schema.safeParse(parseJson(text));
  const token = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return data ?? { process: 0, machine: '', since: '', token };
}

/** Whether the holder of a lock file has ended. */
export function isStale(file: string, holder: Holder): boolean {
  const life = lifeOf(holder);
  if (life !== 'unknown') return life === 'ended';
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - touched > silenceMs;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
