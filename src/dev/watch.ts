import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** How long nothing must have changed, in milliseconds: editors save in several steps, a switch of branches takes many. */
const quietMs = 15;

/** How long a change waits at most for others to end, in milliseconds. */
const longestMs = 250;

/**
 * Watches folders with all that is in them. Each folder is watched for itself, because a file that is replaced (which is how
 * many editors save) has to be seen under its name; Node's own recursive watching loses such files on Linux
 * (https://github.com/nodejs/node/issues/48437).
 *
 * @param changed is called with the paths that have changed, each once, when nothing more changes
 * @returns a function that ends it
 */
export function watchFolders(
  folders: readonly string[],
  changed: (paths: readonly string[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const { note, stop } = collect(changed);
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
    note(path);
  };
  folders.forEach(follow);
  return () => {
    stop();
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}

/** What editors write beside a file while they save it; a build does not read it. */
function isTemporary(path: string): boolean {
  return /(?:^|[\\/])(?:\.[^\\/]*|[^\\/]*~|4913)$/.test(path);
}

/** Collects paths until there are no more for a moment. */
function collect(changed: (paths: readonly string[]) => void) {
  const paths = new Set<string>();
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const all = [...paths].toSorted();
    paths.clear();
    changed(all);
  };
  return {
    note(path: string): void {
      if (paths.size === 0) since = performance.now();
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(tell, Math.min(quietMs, Math.max(0, since + longestMs - performance.now())));
    },
    stop: () => clearTimeout(timer),
  };
}
