import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { factsOfFile, factsOfFolder, listEntries, settlingMs } from './cache/file-facts.mjs';
import { digestOf } from './lib/digest.ts';
import { realFolder, roleBeside } from './output-place.ts';
import type { Published } from './publish/index.ts';

/** What the file system says of an output. */
export interface OutputFacts {
  /** A digest of all. */
  digest: string;
  /** The facts of a file, by its path in the output. */
  of(path: string): string | undefined;
}

/** When facts of files that were just written prove something, in milliseconds: later by what clocks round off. */
const settledMs = settlingMs.fine + 2;

/** Waits until the facts of what was published prove something. */
export async function untilSettled({ doneAt }: Published): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, doneAt + settledMs - Date.now())));
}

/**
 * Looks up what the file system says of an output, without reading a file of it.
 *
 * @param published when it was written, if only facts that a build has caused are wanted
 * @returns undefined if it is not there, a build that was killed has left something beside it, or its facts prove nothing; so it is if
 *   anybody has changed it since it was published
 */
export function outputFacts(out: string, published?: Published): OutputFacts | undefined {
  try {
    const real = realFolder(out);
    if (readdirSync(dirname(real)).some((name) => roleBeside(real, name) !== undefined)) return undefined;
    const facts = factsWithin(real, published);
    return facts && { digest: digestOf([...facts]), of: (path) => facts.get(path) };
  } catch {
    return undefined;
  }
}

/** The facts of files and folders, by their paths in the output. */
function factsWithin(real: string, published: Published | undefined): Map<string, string> | undefined {
  const [now, writtenAt] = published ? [published.doneAt + settledMs, published.filledAt] : [Date.now()];
  const all = new Map<string, string>();
  for (const { path, isFolder } of [{ path: real, isFolder: true }, ...listEntries(real)]) {
    const facts = (isFolder ? factsOfFolder : factsOfFile)(path, now, writtenAt);
    if (facts === undefined) return undefined;
    all.set(path.slice(real.length + 1), facts);
  }
  return all;
}
