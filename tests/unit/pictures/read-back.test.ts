import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../../src/artifact.ts';
import { toIco } from '../../../src/assets/pictures/ico.ts';
import { createPictureCheck, fingerprintOf } from '../../../src/assets/pictures/index.ts';
import { openCache } from '../../../src/cache/cache.ts';
import { projectDir, temporaryFolder } from '../../support/workspace.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f70' } });

function flawOf({ path, body }: Artifact, folder = temporaryFolder()) {
  const draw = () => Promise.reject(new Error('unasked'));
  const readBack = createPictureCheck(openCache(folder), fingerprintOf({ toolDir: projectDir }));
  return readBack({ path, hash: 'A', width: 64, height: 48, draw }, { path, body });
}

describe('a drawn picture', () => {
  it.each(['png', 'webp', 'avif'] as const)('passes in its planned kind and size: %s', async (format) => {
    const body = await blank(64, 48).toFormat(format).toBuffer();
    expect(await flawOf({ path: `a.${format}`, body })).toBeUndefined();
  });

  it('passes as the one picture of an icon file', async () => {
    const body = toIco(await blank(64, 48).png().toBuffer(), 64);
    expect(await flawOf({ path: 'a.ico', body })).toBeUndefined();
    expect(await flawOf({ path: 'a.ico', body: body.subarray(1) })).toMatch(/\S/);
  });

  it('is refused in another size or kind, with both', async () => {
    const large = await blank(65, 48).png().toBuffer();
    const other = await blank(64, 48).webp().toBuffer();
    expect([
      await flawOf({ path: 'a.png', body: large }),
      await flawOf({ path: 'a.png', body: other }),
    ]).toEqual([
      'it is png of 65 × 48 pixels, not png of 64 × 48',
      'it is webp of 64 × 48 pixels, not png of 64 × 48',
    ]);
  });

  it.each(['png', 'webp', 'avif'] as const)('is refused when it is cut or garbled: %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const body = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer();
    const path = `a.${format}`;
    const middle = Math.round(body.length / 2);
    const garbled = Buffer.from(body).fill(0, 0, middle);
    for (const bad of [body.subarray(0, middle), garbled, Buffer.alloc(0), Buffer.from('<svg/>')]) {
      expect(await flawOf({ path, body: bad })).toMatch(/\S/);
    }
  });

  it('is decoded once as long as it stays the same', async () => {
    const folder = temporaryFolder();
    const body = await blank(64, 48).png().toBuffer();
    for (let turn = 0; turn < 2; turn += 1) await flawOf({ path: 'a.png', body }, folder);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
