import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the empty files of a folder old: a process that is killed before it has written its name into one leaves a file
 * of nobody, which others take away only after half a minute.
 */
export function ageUnnamed(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  for (const file of files) if (statSync(file).size === 0) utimesSync(file, 0, 0);
}
