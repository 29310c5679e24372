import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnored } from './ignored-files.ts';

/** Lists the files below a folder by their paths with `/`, without hidden and temporary ones, and without links. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name, entry.isDirectory()))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    });
}
