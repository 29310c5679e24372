import { existsSync, type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isIgnored } from '../lib/ignored-files.ts';

/**
 * Watches folders recursively, including folders created later. Does not follow symbolic links to other folders. Each folder has its
 * own watcher, because Node's recursive watching loses files that are replaced, as many editors do on save
 * (https://github.com/nodejs/node/issues/48437).
 *
 * @param changed called with each changed path, for every event
 * @returns a function that stops watching
 */
export function watchFolders(roots: readonly string[], changed: (path: string) => void): () => void {
  // A watcher stays with the inode for which it was created, even if the folder is replaced.
  const watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  const watchFolder = (folder: string) => {
    try {
      const inode = statSync(folder).ino;
      if (watchers.get(folder)?.inode === inode) return;
      unwatch(folder);
      const watcher = watch(folder, (event, name) => name !== null && onEvent(folder, event, name));
      watchers.set(folder, { watcher, inode });
      watcher.on('error', () => unwatch(folder));
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !isIgnored(entry.name, true)) watchFolder(join(folder, entry.name));
    } catch {
      // It was removed meanwhile. The watcher of its parent reports that.
      unwatch(folder);
    }
  };
  const unwatch = (folder: string) => {
    for (const [watched, { watcher }] of watchers) {
      if (!`${watched}${sep}`.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  };
  const onEvent = (folder: string, event: string, name: string) => {
    const path = join(folder, name);
    // Events of the folder itself have its own name.
    const isOfItself = name === basename(folder) && !existsSync(path);
    // It was removed. A new folder in its place may have the same inode.
    if (isOfItself && event === 'rename') unwatch(folder);
    if (isOfItself) handleChange(folder);
    else if (!isIgnored(name, isFolder(path) || watchers.has(path))) handleChange(path);
  };
  const handleChange = (path: string) => {
    if (isFolder(path) && (roots.includes(path) || !isLink(path))) watchFolder(path);
    else unwatch(path);
    changed(path);
  };
  const stops = roots.map((root) => watchName(root, () => handleChange(root)));
  roots.forEach(watchFolder);
  return () => {
    for (const stop of stops) stop();
    for (const folder of [...watchers.keys()]) unwatch(folder);
  };
}

/**
 * Watches for the creation, removal or replacement of a file or folder, by its parent folder. Does nothing if that does not exist.
 *
 * @returns a function that stops watching
 */
export function watchName(path: string, changed: () => void): () => void {
  try {
    const watcher = watch(dirname(path), (_, name) => {
      if (name === basename(path)) changed();
    });
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => {};
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
