import { readFileSync } from 'node:fs';

/**
 * Reads a text file. Returns undefined if there is none.
 *
 * @throws other errors of the file system
 */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
