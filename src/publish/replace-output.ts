import {
  closeSync,
  existsSync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
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
  const files = artifacts.map(({ path }) => join(next, path));
  try {
    write(artifacts, next, lock);
    await synchronise(files, lock);
    lock.renew();
    swap(out, { next, previous });
  } catch (error) {
    if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
    removeSite(next);
    throw error;
  }
}

/** The mark comes first, so that half a site can be told from someone else's folder. */
function write(artifacts: readonly Artifact[], folder: string, lock: Lock): void {
  mkdirSync(folder);
  writeFileSync(join(folder, markerFile), 'Made by `site build`; replaced as a whole at the next build.\n');
  const folders = new Set(artifacts.map(({ path }) => dirname(join(folder, path))));
  for (const each of folders) mkdirSync(each, { recursive: true });
  for (const { path, body } of artifacts) {
    writeFileSync(join(folder, path), body);
    lock.renew();
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
