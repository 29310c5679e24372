import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of what a picture is made from, together with the packages that draw it. */
export type Fingerprint = (...parts: readonly (string | Uint8Array)[]) => string;

/** Counts up when the code that draws changes what comes out; its parameters are part of each hash. */
const revision = 1;

/**
 * Creates the function that names pictures by all that they are made from. The packages that draw are not loaded.
 *
 * @param toolDir the folder of the tool, whose package.json says the versions of these packages
 */
export function createFingerprint(toolDir: string): Fingerprint {
  const { dependencies } = JSON.parse(readFileSync(join(toolDir, 'package.json'), 'utf8'));
  const tools = `satori ${dependencies.satori}, sharp ${dependencies.sharp}, ${revision}`;
  return (...parts) =>
    parts
      .reduce((hash, part) => hash.update(part), createHash('sha256').update(tools))
      .digest('hex')
      .toUpperCase();
}
