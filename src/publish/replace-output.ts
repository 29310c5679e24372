import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { besideOutput, isInside, markerFile, realFolder, roleBeside } from '../output-place.ts';
import {
  fillFolder,
  foldersOf,
  giveTime,
  isKnown,
  type KnownFiles,
  ownTime,
  type Published,
} from './fill-folder.ts';
import type { Lock } from './lock.ts';
import { removeSite, swap } from './swap.ts';

/**
 * Cleans up after killed builds, while the lock is held: the old output comes back, half-written ones are removed. Folders without
 * our mark stay, whatever their names are.
 */
export function recover(out: string): void {
  const left = readdirSync(dirname(out), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && roleBeside(out, entry.name))
    .map(({ name }) => ({ role: roleBeside(out, name), path: join(dirname(out), name) }))
    .filter(({ path }) => isOurs(path));
  const previous = left.find(({ role }) => role === 'previous');
  if (previous && !existsSync(out)) renameSync(previous.path, out);
  for (const { path } of left) removeSite(path);
}

interface Replacing {
  lock: Lock;
  /** What is known of the old files without reading them. */
  known?: (() => KnownFiles) | undefined;
}

/**
 * Writes a whole site beside the output and puts it in its place. The old site stays whole until the new one is on the
 * disk, and a failure leaves it as it was.
 *
 * @returns when it was written
 */
export async function replaceOutput(
  artifacts: readonly Artifact[],
  out: string,
  { lock, known }: Replacing,
): Promise<Published> {
  const { next, previous } = besideOutput(out, lock.token);
  try {
    const time = ownTime();
    await write(artifacts, { next, out, lock, known, time });
    lock.renew();
    swap(out, { next, previous });
    // Clocks round off.
    return { filledAt: time + 1, doneAt: Date.now() + 1 };
  } catch (error) {
    if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
    removeSite(next);
    throw error;
  }
}

interface Writing extends Replacing {
  next: string;
  /** The old site. */
  out: string;
  /** That of all that is written. */
  time: number;
}

/** How many files are written one after the other before their holder says that it is at work. */
const batchSize = 256;
/** How many batches are on their way: while the disk takes the one, the other is written. */
const laneCount = 2;

/** Fills the folder of the new site; the mark comes first, so that half a site can be told from someone else's folder. */
async function write(
  artifacts: readonly Artifact[],
  { next, out, lock, known, time }: Writing,
): Promise<void> {
  const marker = join(next, markerFile);
  mkdirSync(next);
  writeFileSync(marker, 'Made by `site build`; replaced as a whole at the next build.\n');
  const { mode, uid, gid } = lstatSync(marker);
  const paths = artifacts.map(({ path }) => join(next, path));
  const folders = foldersOf(paths, next);
  for (const each of folders) mkdirSync(each, { recursive: true });
  const sites = { next, out, usual: { mode, uid, gid }, time };
  const knownFiles = known?.();
  const others = batchesOf(artifacts).flatMap((files) => {
    lock.renew();
    return files.filter((file) => !isKnown(file, knownFiles?.get(file.path), sites));
  });
  const batches = batchesOf(others).values();
  const work = async () => {
    for (const files of batches) {
      lock.renew();
      await fillFolder({ files, ...sites });
    }
  };
  const done = await Promise.allSettled(Array.from({ length: laneCount }, work));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
  for (const own of [marker, ...folders]) giveTime(own, time);
}

function batchesOf(artifacts: readonly Artifact[]): Artifact[][] {
  const count = Math.ceil(artifacts.length / batchSize);
  return Array.from({ length: count }, (_, at) => artifacts.slice(at * batchSize, (at + 1) * batchSize));
}

/** Where the site may be written, whatever links lead there; undefined if it may not, and the report says why. */
export function safeOutput(
  { out, protectedDirs }: Pick<Config, 'out' | 'protectedDirs'>,
  report: Report,
): string | undefined {
  const place = attempt(() => realFolder(out.path));
  if (place instanceof Error) return refuse(`it cannot be reached (${place.message})`);
  const reason = unsafeReason(out.path, protectedDirs) ?? unsafeReason(place, protectedDirs.map(realIfThere));
  return reason === undefined ? place : refuse(reason);

  function refuse(reason: string): undefined {
    report.error('output-unsafe', { file: out.shown }, { folder: out.shown, reason });
  }
}

function unsafeReason(path: string, protectedDirs: readonly string[]): string | undefined {
  if (dirname(path) === path) return 'it is the root of the file system';
  for (const dir of protectedDirs) {
    if (isInside(dir, path)) return `it holds ${dir}`;
  }
  const [, , content, ...sources] = protectedDirs;
  const source = [content, ...sources].find((dir) => dir !== undefined && isInside(path, dir));
  return source === undefined ? undefined : `it lies inside ${source}`;
}

function realIfThere(dir: string): string {
  const real = attempt(() => realpathSync(dir));
  return real instanceof Error ? dir : real;
}

/** Why a folder may not be replaced; undefined if it is ours, empty, or not there. */
export function foreignReason(folder: string): string | undefined {
  const stats = attempt(() => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) return undefined;
  if (stats instanceof Error) return `it cannot be read (${stats.message})`;
  if (!stats.isDirectory()) return 'it is a file';
  const is = attempt(() => isOurs(folder));
  if (is instanceof Error) return `it cannot be read (${is.message})`;
  return is ? undefined : 'it holds files that this program did not make';
}

/** Whether a folder may be replaced or removed: it has our mark, or nothing at all in it. */
function isOurs(folder: string): boolean {
  return existsSync(join(folder, markerFile)) || readdirSync(folder).length === 0;
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
