import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Watches folders with all that is in them. Each folder is watched for itself, because a file that is replaced (which is how
 * many editors save) has to be seen under its name; Node's own recursive watching loses such files on Linux
 * (https://github.com/nodejs/node/issues/48437).
 *
 * @param changed is called with each path that has changed, as often as the system says so
 * @returns a function that ends it
 */
export function watchFolders(folders: readonly string[], changed: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const follow = (folder: string) => {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => name !== null && see(join(folder, name)));
      watchers.set(folder, watcher);
      watcher.on('error', () => forget(folder));
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory()) follow(join(folder, entry.name));
    } catch {
      // It has gone meanwhile, which its own folder has told.
      forget(folder);
    }
  };
  const forget = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const see = (path: string) => {
    if (isTemporary(path)) return;
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) follow(path);
    else for (const known of [...watchers.keys()]) if (`${known}/`.startsWith(`${path}/`)) forget(known);
    changed(path);
  };
  folders.forEach(follow);
  return () => {
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}

/** What editors write beside a file while they save it; a build does not read it. */
function isTemporary(path: string): boolean {
  return /(?:^|[\\/])(?:\.[^\\/]*|[^\\/]*~|4913)$/.test(path);
}
