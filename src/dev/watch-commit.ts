import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findHead } from '../load/repository.ts';
import { watchFolders, watchName } from './watch.ts';

/** For how long git is waited for, in milliseconds: an older lock was left behind, or git waits for somebody to write a message. */
const longestMs = 2000;

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

/** Tells whether git is at work on the files of a folder: it removes a file before it writes it anew, and locks its index meanwhile. */
export function createGitCheck(folder: string): () => boolean {
  const head = findHead(folder);
  if (!head) return () => false;
  const lock = join(dirname(head.file), 'index.lock');
  return () => {
    const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    // Not every clock agrees: a time to come says nothing either.
    return written !== undefined && Math.abs(Date.now() - written) < longestMs;
  };
}
