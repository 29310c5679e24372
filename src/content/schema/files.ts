import { existsSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../../cache/whole-file.ts';

/**
 * Writes a file as a whole, and the folder that it is in. A link stays, and what it leads to is written.
 *
 * @throws errors of the file system
 */
export async function writeFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(existsSync(file) ? realpathSync(file) : file, [Buffer.from(text)]);
}
