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
import { besideOutput, isInside, markerFile, realFolder, roleBeside } from '../lib/output-place.ts';
import {
  fileTime,
  fillFolder,
  foldersOf,
  type KnownFiles,
  linkIfKnown,
  type Published,
  setModifiedTime,
} from './fill-folder.ts';
import type { Lock } from './lock.ts';
import { removeSite, swap } from './swap.ts';

/** Cleans up after killed builds: restores the old output and removes staging directories. Ignores folders without our marker file. */
export function recover(out: string): void {
  const leftovers = readdirSync(dirname(out), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && roleBeside(out, entry.name))
    .map(({ name }) => ({ role: roleBeside(out, name), path: join(dirname(out), name) }))
    .filter(({ path }) => isOurs(path));
  const previous = leftovers.find(({ role }) => role === 'previous');
  if (previous && !existsSync(out)) renameSync(previous.path, out);
  for (const { path } of leftovers) removeSite(path);
}

interface ReplaceOptions {
  lock: Lock;
  /** Returns the facts of the old files, which then need not be read. */
  known?: (() => KnownFiles) | undefined;
}

/** Writes a whole site to a staging directory and swaps it with the output. A failure leaves the old site unchanged. */
export async function replaceOutput(
  artifacts: readonly Artifact[],
  out: string,
  { lock, known }: ReplaceOptions,
): Promise<Published> {
  const { next, previous } = besideOutput(out, lock.token);
  try {
    const time = fileTime();
    await write(artifacts, { next, out, lock, known, time });
    lock.renew();
    swap(out, { next, previous });
    // Allows for rounding of clocks.
    return { filledAt: time + 1, doneAt: Date.now() + 1 };
  } catch (error) {
    if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
    removeSite(next);
    throw error;
  }
}

interface StagingOptions extends ReplaceOptions {
  /** The staging directory. */
  next: string;
  out: string;
  /** The modification time of all files and folders. */
  time: number;
}

/** Number of files between renewals of the lock. */
const batchSize = 256;
/** Number of concurrent batches: one can be written while another is flushed. */
const laneCount = 2;

/** Fills the staging directory. The marker file comes first, so that later builds can remove an incomplete folder. */
async function write(
  artifacts: readonly Artifact[],
  { next, out, lock, known, time }: StagingOptions,
): Promise<void> {
  const marker = join(next, markerFile);
  mkdirSync(next);
  writeFileSync(marker, 'Made by `site build`; replaced as a whole at the next build.\n');
  const { mode, uid, gid } = lstatSync(marker);
  const paths = artifacts.map(({ path }) => join(next, path));
  const folders = foldersOf(paths, next);
  for (const each of folders) mkdirSync(each, { recursive: true });
  const folderPair = { next, out, permissions: { mode, uid, gid }, time };
  const knownFiles = known?.();
  const remaining = batchesOf(artifacts).flatMap((files) => {
    lock.renew();
    return files.filter((file) => !linkIfKnown(file, knownFiles?.get(file.path), folderPair));
  });
  const batches = batchesOf(remaining).values();
  const work = async () => {
    for (const files of batches) {
      lock.renew();
      await fillFolder({ files, ...folderPair });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: laneCount }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  for (const path of [marker, ...folders]) setModifiedTime(path, time);
}

function batchesOf(artifacts: readonly Artifact[]): Artifact[][] {
  const count = Math.ceil(artifacts.length / batchSize);
  return Array.from({ length: count }, (_, at) => artifacts.slice(at * batchSize, (at + 1) * batchSize));
}

/** Resolves the output folder and checks that it may be replaced. Reports an unsafe one and returns undefined. */
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

/** Returns why a folder must not be replaced; undefined if it is ours, empty, or missing. */
export function foreignReason(folder: string): string | undefined {
  const stats = attempt(() => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) return undefined;
  if (stats instanceof Error) return `it cannot be read (${stats.message})`;
  if (!stats.isDirectory()) return 'it is a file';
  const isOwn = attempt(() => isOurs(folder));
  if (isOwn instanceof Error) return `it cannot be read (${isOwn.message})`;
  return isOwn ? undefined : 'it holds files that this program did not make';
}

/** Checks whether a folder may be replaced or removed: it has our marker file, or is empty. */
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
