import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type besideOutput, markerFile } from '../lib/output-place.ts';

/**
 * Swaps the staging directory and the output. Between the renames, the server finds the old site under its backup name, which only
 * complete sites have. Before its removal the old site is therefore renamed to the staging name.
 */
export function swap(out: string, { next, previous }: ReturnType<typeof besideOutput>): void {
  const isFirst = !existsSync(out);
  if (!isFirst) renameSync(out, previous);
  renameSync(next, out);
  if (isFirst) return;
  renameSync(previous, next);
  removeSite(next);
}

/** Removes a folder that we made, its marker file last. If killed meanwhile, the folder still has its marker. */
export function removeSite(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== markerFile) rmSync(join(folder, name), { recursive: true });
  }
  rmSync(folder, { recursive: true });
}
