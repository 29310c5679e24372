import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../cache/file-facts.mjs';
import { type Place, placeAt } from '../diagnostics/index.ts';
import type { Sources } from './thrown-at.ts';

/** Finds where a template shows an island, since no stack leads there: React calls components later. */
export function islandPlace(name: string, { siteDir, shown }: Sources): Place | undefined {
  for (const path of listFiles(join(siteDir, 'templates'), (entry) => /\.[jt]sx$/.test(entry.name))) {
    const text = readFileSync(path, 'utf8');
    const start = text.indexOf(`name="${name}"`);
    if (start >= 0) return placeAt(shown(path), text, { start, end: start + `name="${name}"`.length });
  }
  return undefined;
}
