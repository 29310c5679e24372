import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { isIgnored } from '../../lib/ignored-files.ts';

/** The files and folders that data comes from; folders end with a slash, and come with their files. */
export function dataPlaces({ site, siteDir }: Pick<Config, 'site' | 'siteDir'>): string[] {
  return Object.values(site.data.shared).flatMap(({ from }) => {
    if (from === undefined || 'load' in from) return [];
    if ('file' in from) return [resolve(siteDir, from.file)];
    const folder = resolve(siteDir, from.folder);
    return [`${folder}/`, ...filesIn(folder)];
  });
}

/** The files in a folder itself, in the order of their names. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isIgnored(entry.name, false))
    .map(({ name }) => join(folder, name))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
