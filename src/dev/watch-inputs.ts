import { type FSWatcher, realpathSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isModule } from '../cache/file-facts.mjs';
import type { Choices } from '../config.ts';
import { isIgnored } from '../lib/ignored-files.ts';
import { findHead } from '../load/repository.ts';
import { watchFolders, watchName } from './watch.ts';

/** Hears of changes of what code depends on. */
export interface InputWatch {
  /**
   * Watches what some code depends on, in place of what it did before. All is watched anew, because a watcher stays with the folder that it
   * was made for.
   */
  follow(code: 'server' | 'browser', paths: readonly string[]): void;
  stop(): void;
}

/**
 * Watches what code depends on beside the modules among the templates: files, folders in which modules may come, and what is not there yet.
 * What is watched anyway is left out, and packages of the tool, which nobody works on.
 *
 * @param changed is called with each path of them that has changed
 */
export function createInputWatch({ toolDir, siteDir }: Choices, changed: (path: string) => void): InputWatch {
  const known = [join(siteDir, 'templates'), join(toolDir, 'src'), join(toolDir, 'node_modules')];
  const inputs = new Map<string, readonly string[]>();
  let watchers: FSWatcher[] = [];
  let isStopped = false;
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  return {
    follow(code, paths) {
      close();
      // What was being compiled at the end.
      if (isStopped) return;
      inputs.set(code, without(paths, known));
      const all = new Set([...inputs.values()].flat());
      const folders = new Set([...all].flatMap((path) => [dirname(path), ...(isFolder(path) ? [path] : [])]));
      const hear = (folder: string, name: string) => {
        const path = join(folder, name);
        if (!isIgnored(name, false) && isInput(path, all)) changed(path);
      };
      watchers = [...folders].flatMap((folder) => watchFolder(folder, hear));
    },
    stop() {
      isStopped = true;
      close();
    },
  };
}

function without(paths: readonly string[], folders: readonly string[]): string[] {
  const known = folders.filter((folder) => isFolder(folder)).map((folder) => join(realpathSync(folder), sep));
  return paths.filter((path) => !known.some((folder) => join(path, sep).startsWith(folder)));
}

/** Checks whether a path is an input, a module in a folder that is one, or a file in a folder of data (src/load/data-places.ts). */
export const isInput = (path: string, inputs: ReadonlySet<string>): boolean =>
  inputs.has(path) || (isModule(path) && inputs.has(dirname(path))) || inputs.has(`${dirname(path)}/`);

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A watcher of what lies in a folder itself; none if that cannot be. */
function watchFolder(folder: string, hear: (folder: string, name: string) => void): FSWatcher[] {
  try {
    const watcher = watch(folder, (_, name) => name !== null && hear(folder, name));
    watcher.on('error', () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}

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

/** How often the day is compared, in milliseconds: a timer until midnight would be late after the computer has slept. */
const intervalMs = 60_000;

/**
 * Watches for a new day (UTC), since pages may show it.
 *
 * @returns a function that ends it
 */
export function watchDay(changed: () => void): () => void {
  const day = () => new Date().toISOString().slice(0, 10);
  let last = day();
  const timer = setInterval(() => {
    const now = day();
    if (now === last) return;
    last = now;
    changed();
  }, intervalMs);
  return () => clearInterval(timer);
}
