import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { findHead } from '../load/repository.ts';
import { watchFolders } from './watch.ts';

/**
 * Hears when another commit is checked out: by a commit, a switch, a pull.
 *
 * @returns a function that ends it
 */
export function watchCommit(
  { file, branches }: NonNullable<ReturnType<typeof findHead>>,
  changed: () => void,
): () => void {
  const stop = watchFolders([branches], (path) => {
    if (!path.endsWith('.lock')) changed();
  });
  // Not with all that is in the folder: git keeps everything there.
  const head = watch(dirname(file), (_, name) => {
    if (name === basename(file)) changed();
  });
  head.on('error', () => head.close());
  return () => {
    stop();
    head.close();
  };
}
