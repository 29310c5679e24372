import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { photo } from '../support/pictures.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';

it('an error that is found while pictures are drawn ends the build with its report, and nothing goes on behind it', async () => {
  const words = '![Two people at a whiteboard](picture:office) [Nowhere](page:home#nowhere)';
  const folder = tinyWorkspace(
    { file: 'media/pictures/office.png', write: await photo('png') },
    { file: 'en/wool.md', replace: /$/, with: `${words}\n` },
  );
  const cacheDir = join(folder, 'cache');
  const { report, artifacts } = await build({ ...tinyConfig(folder), cacheDir });
  expect(report.sorted().map(({ code, place }) => `${code} ${place.file}`)).toEqual([
    'broken-anchor content/en/wool.md',
  ]);
  expect(artifacts.filter(({ path }) => path.includes('office'))).toEqual([]);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  const kept = readdirSync(join(cacheDir, 'pictures'));
  expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(kept).toContainEqual(expect.stringMatching(/-640\.avif$/));
});
