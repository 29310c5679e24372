import { existsSync, type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isIgnored } from '../lib/ignored-files.ts';

/**
 * Watches folders with all that is in them, also when they come or come back later; links in them to other folders are not followed,
 * because those may hold anything. Each folder is watched for itself, because a file
 * that is replaced (which is how many editors save) has to be seen under its name; Node's own recursive watching loses such files on
 * Linux (https://github.com/nodejs/node/issues/48437).
 *
 * @param changed is called with each path that has changed, as often as the system says so
 * @returns a function that ends it
 */
export function watchFolders(roots: readonly string[], changed: (path: string) => void): () => void {
  // A watcher stays with the folder that it was made for, also when another one has taken its place; the number tells them apart.
  const watched = new Map<string, { watcher: FSWatcher; number: number }>();
  const follow = (folder: string) => {
    try {
      const number = statSync(folder).ino;
      if (watched.get(folder)?.number === number) return;
      forget(folder);
      const watcher = watch(folder, (event, name) => name !== null && hear(folder, event, name));
      watched.set(folder, { watcher, number });
      watcher.on('error', () => forget(folder));
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !isIgnored(entry.name, true)) follow(join(folder, entry.name));
    } catch {
      // It has gone meanwhile, which its own folder has told.
      forget(folder);
    }
  };
  const forget = (folder: string) => {
    for (const [known, { watcher }] of watched) {
      if (!`${known}${sep}`.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      watched.delete(known);
    }
  };
  const hear = (folder: string, event: string, name: string) => {
    const path = join(folder, name);
    // What the system says of a folder itself comes under its own name, too.
    const isOfItself = name === basename(folder) && !existsSync(path);
    // It has gone; what is at its place now may have been given the same number.
    if (isOfItself && event === 'rename') forget(folder);
    if (isOfItself) see(folder);
    else if (!isIgnored(name, isFolder(path) || watched.has(path))) see(path);
  };
  const see = (path: string) => {
    if (isFolder(path) && (roots.includes(path) || !isLink(path))) follow(path);
    else forget(path);
    changed(path);
  };
  const stops = roots.map((root) => watchName(root, () => see(root)));
  roots.forEach(follow);
  return () => {
    for (const stop of stops) stop();
    for (const folder of [...watched.keys()]) forget(folder);
  };
}

/**
 * Hears when a file or folder comes, goes or is replaced, by the folder that it is in; nothing if that is not there.
 *
 * @returns a function that ends it
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
