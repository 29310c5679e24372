import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../src/pictures/index.ts';
import type { Picture } from '../../../src/pictures/picture.ts';
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

const textOf = (body: string | Uint8Array | undefined) => Buffer.from(body ?? '').toString();

describe('the cache of pictures', () => {
  it('draws what it has seen before no second time', async () => {
    const [folder, picture] = [join(temporaryFolder(), 'new', 'cache'), counted()];
    const [first] = await drawPictures([picture], folder);
    const [second] = await drawPictures([picture], folder);
    expect(picture.drawn()).toBe(1);
    expect([textOf(first?.body), textOf(second?.body)]).toEqual(['picture', 'picture']);
  });

  it('leaves nothing half written beside what it keeps', async () => {
    const folder = temporaryFolder();
    await drawPictures([counted()], folder);
    expect(readdirSync(folder)).toEqual([hash]);
  });

  it('costs time and nothing else where it cannot be written', async () => {
    const file = join(temporaryFolder(), 'cache');
    writeFileSync(file, 'a file where the folder should be');
    const picture = counted();
    for (const _ of [1, 2]) {
      expect(textOf((await drawPictures([picture], file))[0]?.body)).toBe('picture');
    }
    expect(picture.drawn()).toBe(2);
  });

  it('forgets what no build has asked for in a month', async () => {
    const folder = temporaryFolder();
    const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of ['B', hash]) {
      writeFileSync(join(folder, name), 'picture');
      utimesSync(join(folder, name), month, month);
    }
    await drawPictures([counted()], folder);
    expect(readdirSync(folder)).toEqual([hash]);
  });

  it('keeps the order of the pictures, whichever is ready first', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'cache'));
    const pictures = Array.from({ length: 9 }, (_, at) => ({
      path: `${at}.png`,
      hash: String(at),
      width: 1,
      height: 1,
      draw: async () => {
        for (let turn = at; turn < 9; turn += 1) await Promise.resolve();
        return Uint8Array.of(at);
      },
    }));
    const drawn = await drawPictures(pictures, join(folder, 'cache'));
    expect(drawn).toEqual(pictures.map(({ path }, at) => ({ path, body: Uint8Array.of(at) })));
  });

  it('passes on what goes wrong in drawing', async () => {
    const broken = { ...counted(), draw: () => Promise.reject(new Error('no ink')) };
    await expect(drawPictures([broken], temporaryFolder())).rejects.toThrow('no ink');
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
