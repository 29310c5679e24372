import { fingerprintOf } from '../../src/assets/pictures/index.ts';
import { readSizes } from '../../src/assets/pictures/read-sizes.ts';
import { openCache } from '../../src/cache/cache.ts';
import { createReport } from '../../src/diagnostics/index.ts';
import { projectDir } from './workspace.ts';

/** Returns what is said of a picture that a text shows, and its size. */
export async function lookAtPicture(name: string, bytes: Uint8Array) {
  const report = createReport();
  const file = { name: `pictures/${name}`, file: `content/media/pictures/${name}`, bytes };
  const looking = {
    cache: openCache(undefined),
    fingerprint: fingerprintOf({ toolDir: projectDir }),
    report,
  };
  const sizes = await readSizes([file], looking);
  return { size: report.errorCount > 0 ? undefined : sizes.get(file.name), problems: report.all() };
}
