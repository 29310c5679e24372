import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What all pictures are drawn with. */
export interface Studio {
  /** The hash of what a picture is made from, together with the packages that draw it. */
  hash(...parts: readonly (string | Uint8Array)[]): string;
}

/** Counts up when the code that draws changes what comes out; what it is told is part of each hash. */
const revision = 1;

/** Opens the studio in the folder of the tool. The packages themselves are loaded only when something is drawn. */
export function openStudio(toolDir: string): Studio {
  const { dependencies } = JSON.parse(readFileSync(join(toolDir, 'package.json'), 'utf8'));
  const tools = `satori ${dependencies.satori}, sharp ${dependencies.sharp}, ${revision}`;
  return {
    hash: (...parts) =>
      parts
        .reduce((hash, part) => hash.update(part), createHash('sha256').update(tools))
        .digest('hex')
        .toUpperCase(),
  };
}
