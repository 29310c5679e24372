import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The versions of the files of a folder, and how many files there are. */
export function versionsIn(folder: string): { versions: Set<string>; count: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return { versions: new Set(texts.map((text) => text.split('\n')[0] ?? '')), count: files.length };
}
