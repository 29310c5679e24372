import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Findings } from './kind.ts';

/** How many folders around that of the cases are empty but for the next one (`watch.mjs`). */
const levels = 3;

/** What was written around the folder of the cases; it is taken away, so that it counts once. */
export function outsideFindings(folder: string): Findings {
  const found: string[] = [];
  for (let [level, inner] = [1, folder]; level <= levels; level += 1, inner = dirname(inner)) {
    for (const name of readdirSync(dirname(inner))) {
      if (name === basename(inner)) continue;
      rmSync(join(dirname(inner), name), { recursive: true, force: true });
      found.push(`writes outside of its folder: ${name}, ${level} above`);
    }
  }
  return found;
}
