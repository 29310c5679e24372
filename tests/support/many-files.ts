import type { Artifact } from '../../src/artifact.ts';

export const pageCount = 30;

/** A site of many small pages in several folders, each of which names its version, and a file that stands for the manifest. */
export function manyFiles(version: number): Artifact[] {
  const pages = Array.from({ length: pageCount }, (_, at) => ({
    path: `part-${at % 6}/page-${at}.html`,
    body: `${version}\n${'x'.repeat(2000)}`,
  }));
  return [...pages, { path: '_site.json', body: '{}' }];
}
