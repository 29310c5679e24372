import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type besideOutput, markerFile } from '../output-place.ts';

/**
 * Puts a complete folder in place of the output. Between the renames the server finds the old one by its other
 * name, which only whole folders have: for its removal it takes that of unfinished ones.
 */
export function swap(out: string, { next, previous }: ReturnType<typeof besideOutput>): void {
  const isFirst = !existsSync(out);
  if (!isFirst) renameSync(out, previous);
  renameSync(next, out);
  if (isFirst) return;
  renameSync(previous, next);
  removeSite(next);
}

/** Removes a folder of ours, its mark last: who is killed meanwhile leaves a folder that is ours still. */
export function removeSite(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== markerFile) rmSync(join(folder, name), { recursive: true });
  }
  rmSync(folder, { recursive: true });
}
