import { lstatSync, readFileSync } from 'node:fs';

/** Reads a text file of a limited size. Returns undefined if it is not one, such as a pipe on which a reader would wait for ever. */
export function readIfFile(path: string, maxBytes: number): string | undefined {
  try {
    const found = lstatSync(path);
    return found.isFile() && found.size <= maxBytes ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
