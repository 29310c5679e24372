import { createHash } from 'node:crypto';

/** A file of the finished site, in memory. */
export interface Artifact {
  /** Where the file goes, relative to the output folder, with `/` between parts. */
  path: string;
  body: string | Uint8Array;
}

/** The part of a file name that changes with the content of the file: 8 letters and digits. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
}

/** The address under which a page is served, by its file (decision 18). */
export function pageAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
