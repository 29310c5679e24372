import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Artifact } from '../artifact.ts';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { lockOf } from '../output-place.ts';
import { LockBusy, withLock } from './lock.ts';
import { foreignReason, safeOutput } from './output-folder.ts';
import { recover, replaceOutput } from './replace-output.ts';
import type { KnownFiles } from './take-over.ts';

export { compress } from './compress.ts';
export { type KindWeight, weigh } from './page-weight.ts';
export { createPlaces } from './places.ts';
export { readBack } from './read-back.ts';
export type { KnownFile, KnownFiles } from './take-over.ts';
export { verify } from './verify.ts';

/** Where is published, and what helps. */
interface Publishing extends Pick<Config, 'out' | 'protectedDirs'>, Partial<Pick<Config, 'thread'>> {
  /** What is known of the files that are there without reading them; nothing when absent. */
  known?: () => KnownFiles;
}

/**
 * Writes the whole site and puts it in place of the old one in one swap. The only code that writes to the
 * output folder. Builds at once wait for each other. A failure is reported and leaves the old site as it was.
 */
export async function publish(
  artifacts: readonly Artifact[],
  config: Publishing,
  report: Report,
): Promise<void> {
  const out = safeOutput(config, report);
  if (out === undefined) return;
  const { shown } = config.out;
  const lock = lockOf(out);
  try {
    mkdirSync(dirname(out), { recursive: true });
    await withLock(lock, async (held) => {
      recover(out);
      const reason = foreignReason(out);
      if (reason) report.error('output-unsafe', { file: shown }, { folder: shown, reason });
      else await replaceOutput(artifacts, out, { ...config, lock: held });
    });
  } catch (error) {
    if (error instanceof LockBusy) {
      const { process: pid, since } = error.holder;
      report.error('output-busy', { file: shown }, { folder: shown, pid, since, lock });
      return;
    }
    const detail = error instanceof Error ? error.message : String(error);
    report.error('output-failed', { file: shown }, { detail });
  }
}
