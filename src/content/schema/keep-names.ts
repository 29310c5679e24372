import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../graph/index.ts';
import { readIfThere } from '../../lib/read-if-there.ts';
import { runTracked } from '../../pages/attempts/untracked.ts';
import { writeFile } from './files.ts';
import { namesFile, namesSchema } from './names.ts';
import { printSchema } from './print.ts';

/**
 * Writes the list of names that references may use, if it has changed.
 *
 * @throws errors of the file system
 */
export async function writeNames(config: Config, db: Db): Promise<void> {
  const file = join(config.siteDir, namesFile);
  const text = printSchema(runTracked(() => namesSchema(db), config));
  if (readIfThere(file) !== text) await writeFile(file, text);
}

/**
 * Refreshes the list of names while someone works on the content of the site. It is a cache: where it cannot be written,
 * editors go without.
 */
export async function keepNames(config: Config, db: Db): Promise<void> {
  const { cacheDir, content, siteDir } = config;
  if (cacheDir === undefined || content.path !== join(siteDir, 'content')) return;
  try {
    await writeNames(config, db);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}
