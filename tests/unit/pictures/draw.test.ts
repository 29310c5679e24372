import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../src/assets/pictures/index.ts';
import type { Picture } from '../../../src/assets/pictures/picture.ts';
import { openCache } from '../../../src/cache/cache.ts';
import { temporaryFolder } from '../../support/workspace.ts';

const hash = 'A'.repeat(64);

/** A picture that counts how often it is drawn. */
function counted(body = 'picture'): Picture & { drawn(): number } {
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return new TextEncoder().encode(body);
  };
  return { path: 'assets/a.png', hash, width: 1, height: 1, draw, drawn: () => drawn };
}

const textOf = (body: string | Uint8Array) => Buffer.from(body).toString();

describe('the cache of pictures', () => {
  it('draws what it has seen before no second time', async () => {
    const [folder, picture] = [join(temporaryFolder(), 'new', 'cache'), counted()];
    const first = await drawPicture(picture, openCache(folder));
    const second = await drawPicture(picture, openCache(folder));
    expect(picture.drawn()).toBe(1);
    expect([textOf(first.body), textOf(second.body)]).toEqual(['picture', 'picture']);
  });

  it('leaves nothing half written beside what it keeps', async () => {
    const folder = temporaryFolder();
    await drawPicture(counted(), openCache(folder));
    expect(readdirSync(folder)).toEqual([hash]);
  });

  it('costs time and nothing else where it cannot be written', async () => {
    const file = join(temporaryFolder(), 'cache');
    writeFileSync(file, 'a file where the folder should be');
    const picture = counted();
    for (const _ of [1, 2]) {
      expect(textOf((await drawPicture(picture, openCache(file))).body)).toBe('picture');
    }
    expect(picture.drawn()).toBe(2);
  });

  it('passes on what goes wrong in drawing', async () => {
    const broken = { ...counted(), draw: () => Promise.reject(new Error('no ink')) };
    await expect(drawPicture(broken, openCache(temporaryFolder()))).rejects.toThrow('no ink');
  });
});

describe('sharp', () => {
  it('draws an SVG without asking the system for anything', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="#ff7336"/></svg>';
    const pixels = await sharp(Buffer.from(svg)).raw().toBuffer();
    expect(pixels.subarray(0, 3).toString('hex')).toBe('ff7336');
  });
});
