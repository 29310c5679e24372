import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { build } from '../../src/build.ts';
import { configOf, workspace } from '../support/workspace.ts';

// What makes files goes wrong in a way that no cache and no content could bring about.
vi.mock('../../src/publish/compress.ts', async (original) => {
  const { compress } = await original<typeof import('../../src/publish/compress.ts')>();
  return {
    compress: async (...args: Parameters<typeof compress>) =>
      (await compress(...args)).map((one) =>
        one.path === 'index.html.br' ? { ...one, body: Buffer.from(one.body).fill(1, 99) } : one,
      ),
  };
});
vi.mock('../../src/pictures/draw.ts', async (original) => {
  const { drawPicture } = await original<typeof import('../../src/pictures/draw.ts')>();
  return {
    drawPicture: async (...args: Parameters<typeof drawPicture>) => {
      const one = await drawPicture(...args);
      return one.path === 'favicon.ico' ? { ...one, body: Uint8Array.of(0) } : one;
    },
  };
});
vi.mock('../../src/bundle/drawings.ts', async (original) => {
  const { emitDrawings } = await original<typeof import('../../src/bundle/drawings.ts')>();
  return {
    emitDrawings: (...args: Parameters<typeof emitDrawings>) => {
      const { artifacts, ...addresses } = emitDrawings(...args);
      return { ...addresses, artifacts: artifacts.map(({ path, body }) => ({ path, body: `${body}&` })) };
    },
  };
});

it('files that would not be read are not published, each with its reason', async () => {
  const folder = workspace();
  const { report } = await build(configOf(folder));
  const problems = report.sorted().map(({ code, place }) => `${code} ${place.file}`);
  expect(problems).toEqual([
    expect.stringMatching(/^artifact-broken assets\/drawings-.*\.svg$/),
    expect.stringMatching(/^artifact-broken assets\/marks-.*\.svg$/),
    'artifact-broken favicon.ico',
    'artifact-broken index.html.br',
  ]);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});
