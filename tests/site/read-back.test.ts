// @module-tag all
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrotliOptions, CompressCallback } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { build } from '../../src/build.ts';
import { configOf, workspace } from '../support/workspace.ts';

/** No build before has had them, so nothing of them is in a cache. */
const words = vi.hoisted(() => `The words of ${process.pid} at ${Date.now()}`);

// What makes files goes wrong in a way that no cache and no content could bring about.
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  return {
    ...zlib,
    brotliCompress: (body: Buffer, options: BrotliOptions, done: CompressCallback) =>
      zlib.brotliCompress(body, options, (error, made) =>
        done(error, body.includes(`${words}</p>`) ? Buffer.from(made).fill(1, 99) : made),
      ),
  };
});
vi.mock('../../src/assets/pictures/picture.ts', async (original) => {
  const { drawPicture, ...others } = await original<typeof import('../../src/assets/pictures/picture.ts')>();
  return {
    ...others,
    drawPicture: async (...args: Parameters<typeof drawPicture>) => {
      const one = await drawPicture(...args);
      return one.path === 'favicon.ico' ? { ...one, body: Uint8Array.of(0) } : one;
    },
  };
});
vi.mock('../../src/assets/bundle/drawings.ts', async (original) => {
  const { emitDrawings } = await original<typeof import('../../src/assets/bundle/drawings.ts')>();
  return {
    emitDrawings: (...args: Parameters<typeof emitDrawings>) => {
      const { artifacts, ...addresses } = emitDrawings(...args);
      return { ...addresses, artifacts: artifacts.map(({ path, body }) => ({ path, body: `${body}&` })) };
    },
  };
});

it('files that would not be read are not published, each with its reason', async () => {
  const folder = workspace({ file: 'en/about.md', replace: /$/, with: `${words}\n` });
  const { report } = await build(configOf(folder));
  const problems = report.sorted().map(({ code, place }) => `${code} ${place.file}`);
  expect(problems).toEqual([
    expect.stringMatching(/^artifact-broken assets\/drawings-.*\.svg$/),
    expect.stringMatching(/^artifact-broken assets\/marks-.*\.svg$/),
    'artifact-broken en/about.html.br',
    'artifact-broken favicon.ico',
  ]);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});
