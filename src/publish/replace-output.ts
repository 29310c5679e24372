import {
  closeSync,
  existsSync,
  fsync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Artifact } from '../artifact.ts';
import { besideOutput, markerFile, roleBeside } from '../output-place.ts';
import type { Lock } from './lock.ts';
import { isOurs } from './output-folder.ts';
import { removeSite, swap } from './swap.ts';

const untilOnDisk = promisify(fsync);

/** How many files are synchronised at the same time. */
const laneCount = 16;

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

/**
 * Writes a whole site beside the output and puts it in its place. The old site stays whole until the new one is on the
 * disk, and a failure leaves it as it was.
 */
export async function replaceOutput(artifacts: readonly Artifact[], out: string, lock: Lock): Promise<void> {
  const { next, previous } = besideOutput(out, lock.token);
  try {
    const written = write(artifacts, { next, out, lock });
    await synchronise(written, lock);
    lock.renew();
    swap(out, { next, previous });
  } catch (error) {
    if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
    removeSite(next);
    throw error;
  }
}

interface Writing {
  next: string;
  /** The old site. */
  out: string;
  lock: Lock;
}

/**
 * Fills the folder of the new site; the mark comes first, so that half a site can be told from someone else's folder. Files that are
 * the same in the old site are not written again: they get a second name, and the old one goes with the old site.
 *
 * @returns the files that were written, and are not on the disk for certain
 */
function write(artifacts: readonly Artifact[], { next, out, lock }: Writing): string[] {
  const marker = join(next, markerFile);
  mkdirSync(next);
  writeFileSync(marker, 'Made by `site build`; replaced as a whole at the next build.\n');
  const usual = lstatSync(marker);
  const folders = new Set(artifacts.map(({ path }) => dirname(join(next, path))));
  for (const each of folders) mkdirSync(each, { recursive: true });
  return artifacts.flatMap(({ path, body }) => {
    const [old, file] = [join(out, path), join(next, path)];
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    lock.renew();
    if (isReused(old, file, { bytes, usual })) return [];
    writeFileSync(file, bytes);
    return [file];
  });
}

/** What a file that is written now looks like to whoever may read or write it. */
type Usual = Pick<Stats, 'mode' | 'uid' | 'gid'>;

/** Gives a file of the old site a second name in the new one, if it holds these bytes. Some file systems know no second names. */
function isReused(old: string, file: string, { bytes, usual }: { bytes: Uint8Array; usual: Usual }): boolean {
  try {
    const { size, mode, uid, gid } = lstatSync(old);
    const isUsual = mode === usual.mode && uid === usual.uid && gid === usual.gid;
    if (!isUsual || size !== bytes.length || !readFileSync(old).equals(bytes)) return false;
    linkSync(old, file);
    return true;
  } catch {
    return false;
  }
}

/** A power cut after the renames must not leave names without their bytes. */
async function synchronise(files: readonly string[], lock: Lock): Promise<void> {
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const descriptor = openSync(file, 'r+');
      await untilOnDisk(descriptor).finally(() => closeSync(descriptor));
      lock.renew();
    }
  };
  await Promise.all(Array.from({ length: laneCount }, work));
}
