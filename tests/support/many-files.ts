import type { Artifact } from '../../src/artifact.ts';

/** A site of many small files in several folders, each of which names its version. */
export function manyFiles(version: number): Artifact[] {
  return Array.from({ length: 60 }, (_, at) => ({
    path: `part-${at % 6}/page-${at}.html`,
    body: `${version}\n${'x'.repeat(2000)}`,
  }));
}
