import type { findHead } from '../load/repository.ts';
import { watchFolders, watchName } from './watch.ts';

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
  // Not with all that is in its folder: git keeps everything there.
  const stopHead = watchName(file, changed);
  return () => {
    stop();
    stopHead();
  };
}
