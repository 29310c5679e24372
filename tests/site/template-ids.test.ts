import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../support/workspace.ts';

/** Ids as templates and browser code write them: attributes, and constants whose names end in “Id” or “Anchor”. */
const written = [
  /(?<![\w-])id="([^"]+)"/g,
  /(?:Id|Anchor) = '([^']+)'/g,
  /(?:Id|id)(?: = \([^)]*\) => |=\{)`([^`$]*)/g,
];

function idsIn(folder: string): string[] {
  return readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(projectDir, folder, file), 'utf8');
      return written.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id]) => `${file}: ${id}`));
    });
}

it('ids of templates begin as no anchor of a text does, so that the two never meet', () => {
  const ids = ['templates', 'src/client'].flatMap(idsIn).filter((one) => !one.endsWith(': '));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((one) => !one.includes(': _'))).toEqual([]);
});
