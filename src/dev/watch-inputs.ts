import { type FSWatcher, realpathSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isModule } from '../cache/file-facts.mjs';
import type { Choices } from '../config.ts';
import { isIgnored } from '../ignored-files.ts';

/**
 * Watches what code depends on beside the modules among the templates: files, folders in which modules may come, and what is not there yet.
 * Packages of the tool are left out, which nobody works on.
 *
 * @param changed is called with each path of them that has changed
 */
export function createInputWatch({ toolDir }: Choices, changed: (path: string) => void) {
  const packages = join(realpathSync(toolDir), 'node_modules', sep);
  let watchers: FSWatcher[] = [];
  let isStopped = false;
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  return {
    /** Watches these and no others, anew, because a watcher stays with the folder that it was made for. */
    follow(inputs: readonly string[]): void {
      close();
      // What was being compiled at the end.
      if (isStopped) return;
      const all = new Set(inputs.filter((path) => !path.startsWith(packages)));
      const folders = new Set([...all].flatMap((path) => [dirname(path), ...(isFolder(path) ? [path] : [])]));
      const hear = (folder: string, name: string) => {
        const path = join(folder, name);
        if (!isIgnored(name, false) && isInput(path, all)) changed(path);
      };
      watchers = [...folders].flatMap((folder) => watchFolder(folder, hear));
    },
    stop(): void {
      isStopped = true;
      close();
    },
  };
}

/** Whether code depends on a path: it is one of its inputs, or a module in a folder that is. */
export const isInput = (path: string, inputs: ReadonlySet<string>): boolean =>
  inputs.has(path) || (isModule(path) && inputs.has(dirname(path)));

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
