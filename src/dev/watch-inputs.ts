import { type FSWatcher, realpathSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isModule } from '../cache/file-facts.mjs';
import type { Choices } from '../config.ts';
import { findHead } from '../content/load/repository.ts';
import { isIgnored } from '../lib/ignored-files.ts';
import { watchFolders, watchName } from './watch.ts';

/** Watchers of the inputs of code. */
export interface InputWatch {
  /** Replaces the inputs of the site's code or of its scripts. Recreates all watchers, because a folder may have been replaced. */
  watch(code: 'server' | 'browser', paths: readonly string[]): void;
  stop(): void;
}

/**
 * Watches inputs of code outside the templates: files, folders for new modules, and paths that do not exist yet. Leaves out folders
 * that are watched anyway, and packages of the tool.
 *
 * @param changed called with each changed input
 */
export function createInputWatch({ toolDir, siteDir }: Choices, changed: (path: string) => void): InputWatch {
  const excluded = [join(siteDir, 'templates'), join(toolDir, 'src'), join(toolDir, 'node_modules')];
  const inputs = new Map<string, readonly string[]>();
  let watchers: FSWatcher[] = [];
  let isStopped = false;
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  return {
    watch(code, paths) {
      close();
      // A compilation may end after `stop`.
      if (isStopped) return;
      inputs.set(code, without(paths, excluded));
      const all = new Set([...inputs.values()].flat());
      const folders = new Set([...all].flatMap((path) => [dirname(path), ...(isFolder(path) ? [path] : [])]));
      const onEvent = (folder: string, name: string) => {
        const path = join(folder, name);
        if (!isIgnored(name, false) && isInput(path, all)) changed(path);
      };
      watchers = [...folders].flatMap((folder) => watchFolder(folder, onEvent));
    },
    stop() {
      isStopped = true;
      close();
    },
  };
}

function without(paths: readonly string[], folders: readonly string[]): string[] {
  const real = folders.filter((folder) => isFolder(folder)).map((folder) => join(realpathSync(folder), sep));
  return paths.filter((path) => !real.some((folder) => join(path, sep).startsWith(folder)));
}

/** Checks whether a path is an input, a module in an input folder, or a file in a data folder (src/content/load/data-places.ts). */
export const isInput = (path: string, inputs: ReadonlySet<string>): boolean =>
  inputs.has(path) || (isModule(path) && inputs.has(dirname(path))) || inputs.has(`${dirname(path)}/`);

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Watches the entries of a folder, not recursively. Returns an empty list if that fails. */
function watchFolder(folder: string, onEvent: (folder: string, name: string) => void): FSWatcher[] {
  try {
    const watcher = watch(folder, (_, name) => name !== null && onEvent(folder, name));
    watcher.on('error', () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}

/** Maximum age of git's index lock, in milliseconds. An older one is stale, or git waits for a commit message. */
const maxLockAgeMs = 2000;

/**
 * Watches for another commit: after a commit, a switch or a pull.
 *
 * @returns a function that stops watching
 */
export function watchCommit(
  { file, branches }: NonNullable<ReturnType<typeof findHead>>,
  changed: () => void,
): () => void {
  const stop = watchFolders([branches], (path) => {
    if (!path.endsWith('.lock')) changed();
  });
  // Not its whole folder, where git keeps everything.
  const stopHead = watchName(file, changed);
  return () => {
    stop();
    stopHead();
  };
}

/** Creates a check for git operations in progress, by the lock of git's index. Git removes files before it writes them again. */
export function createGitCheck(folder: string): () => boolean {
  const head = findHead(folder);
  if (!head) return () => false;
  const lock = join(dirname(head.file), 'index.lock');
  return () => {
    const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    // The time may be in the future if clocks differ.
    return written !== undefined && Math.abs(Date.now() - written) < maxLockAgeMs;
  };
}

/** Polling interval of the day, in milliseconds. A timer until midnight would be late after the computer has slept. */
const intervalMs = 60_000;

/**
 * Watches for a new day (UTC), which pages may show.
 *
 * @returns a function that stops watching
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
