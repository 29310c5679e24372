import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { besideOutput, checkOutputFolder, markerFile, recover, swap, withLock } from './output-folder.ts';

export { compress } from './compress.ts';
export { createPlaces } from './places.ts';
export { verify } from './verify.ts';
export { type KindWeight, weigh } from './weigh.ts';

/**
 * Writes the whole site and puts it in the place of the old one in one swap. The only code that writes to the
 * output folder. A failure is reported and leaves the old site as it was.
 */
export function publish(artifacts: readonly Artifact[], config: Config, report: Report): void {
  if (!checkOutputFolder(config, report)) return;
  try {
    withLock(config, report, () => {
      recover(config.out.path);
      writeNext(artifacts, config.out.path);
      swap(config.out.path);
    });
  } catch (error) {
    rmSync(besideOutput(config.out.path).next, { recursive: true, force: true });
    const detail = error instanceof Error ? error.message : String(error);
    report.error('output-failed', { file: config.out.shown }, { detail });
  }
}

function writeNext(artifacts: readonly Artifact[], out: string): void {
  const { next } = besideOutput(out);
  const folders = new Set(artifacts.map(({ path }) => dirname(join(next, path))));
  for (const folder of [next, ...folders]) mkdirSync(folder, { recursive: true });
  for (const { path, body } of artifacts) writeFileSync(join(next, path), body);
  writeFileSync(join(next, markerFile), 'Made by `site build`; replaced as a whole at the next build.\n');
}
