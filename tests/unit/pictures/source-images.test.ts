import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lookAtPicture } from '../../support/look-at-picture.ts';
import { photo } from '../../support/pictures.ts';

/** What is said of a picture that a text shows. */
async function looked(name: string, bytes: Uint8Array) {
  const { size, problems } = await lookAtPicture(name, bytes);
  return { size, problems: problems.map(({ code, place }) => [code, place.file]) };
}

/** A small PNG that says it is much larger than it is. */
async function bomb(): Promise<Buffer> {
  const png = await photo('png', { width: 1, height: 1 });
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a picture of the content', () => {
  it.each([
    ['office.jpg', 'jpeg'],
    ['office.png', 'png'],
    ['office.webp', 'webp'],
    ['office.avif', 'avif'],
  ] as const)('may be %s', async (name, format) => {
    const { size, problems } = await looked(name, await photo(format));
    expect(problems).toEqual([]);
    expect(size).toMatchObject({ width: 1000, height: 500 });
  });

  it.each([
    { title: 'is no picture', code: 'picture-unreadable', make: () => new TextEncoder().encode('words') },
    { title: 'is empty', code: 'picture-unreadable', make: () => new Uint8Array() },
    {
      title: 'is cut off',
      code: 'picture-unreadable',
      make: async () => (await photo('jpeg')).subarray(0, 20_000),
    },
    { title: 'has the ending of another kind', code: 'picture-ending', make: () => photo('webp') },
    { title: 'is too narrow', code: 'picture-small', make: () => photo('jpeg', { width: 639 }) },
    { title: 'has more pixels than any screen', code: 'picture-large', name: 'office.png', make: bomb },
  ])('that $title is refused', async ({ code, name = 'office.jpg', make }) => {
    const { size, problems } = await looked(name, await make());
    expect(size).toBeUndefined();
    expect(problems).toEqual([[code, `content/media/pictures/${name}`]]);
  });
});
