import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Artifact } from '../artifact.ts';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { lockOf } from '../lib/output-place.ts';
import type { KnownFiles, Published } from './fill-folder.ts';
import { LockBusy, withLock } from './lock.ts';
import { foreignReason, recover, replaceOutput, safeOutput } from './replace-output.ts';

export { checkSite } from './check-site.ts';
export { compress } from './compress.ts';
export type { KnownFile, KnownFiles, Published } from './fill-folder.ts';
export { type KindWeight, weigh } from './page-weight.ts';
export { checkFiles } from './read-back.ts';

/** The output folder and the facts of its files. */
interface PublishOptions extends Pick<Config, 'out' | 'protectedDirs'> {
  /** Returns the facts of the published files, which then need not be read. */
  known?: () => KnownFiles;
}

/**
 * Writes the whole site to a staging directory and swaps it with the old one. Only this code writes to the output folder, under a
 * lock. A failure is reported and leaves the old site unchanged.
 *
 * @returns undefined if nothing was published
 */
export async function publish(
  artifacts: readonly Artifact[],
  config: PublishOptions,
  report: Report,
): Promise<Published | undefined> {
  const out = safeOutput(config, report);
  if (out === undefined) return undefined;
  const { shown } = config.out;
  const lock = lockOf(out);
  try {
    mkdirSync(dirname(out), { recursive: true });
    return await withLock(lock, async (acquired) => {
      recover(out);
      const reason = foreignReason(out);
      if (!reason) return replaceOutput(artifacts, out, { ...config, lock: acquired });
      report.error('output-unsafe', { file: shown }, { folder: shown, reason });
      return undefined;
    });
  } catch (error) {
    if (error instanceof LockBusy) {
      const { process: pid, since } = error.holder;
      report.error('output-busy', { file: shown }, { folder: shown, pid, since, lock });
      return undefined;
    }
    const detail = error instanceof Error ? error.message : String(error);
    report.error('output-failed', { file: shown }, { detail });
    return undefined;
  }
}
