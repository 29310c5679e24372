import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageMetadata } from '../../../src/assets/pictures/draw.ts';
import { fingerprintOf } from '../../../src/assets/pictures/fingerprint.ts';
import { planSet } from '../../../src/assets/pictures/picture-set.ts';
import { photo } from '../../support/pictures.ts';
import { projectDir, temporaryFolder } from '../../support/workspace.ts';

const fingerprint = fingerprintOf({ toolDir: projectDir });
const bytes = Uint8Array.of(1, 2, 3);
const plan = (width: number, height: number) =>
  planSet('pictures/office.jpg', { bytes, width, height }, fingerprint);

describe('the name of a picture', () => {
  it('changes with the packages that are installed, wherever the tool finds them', () => {
    const root = temporaryFolder();
    const tool = join(root, 'node_modules/generator');
    const write = (file: string, value: object) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), JSON.stringify(value));
      return fingerprintOf({ toolDir: tool })('picture');
    };
    write('node_modules/generator/package.json', { dependencies: { satori: '^1.0.0', sharp: '^1.0.0' } });
    const names = [
      write('node_modules/satori/package.json', { version: '1.0.0' }),
      write('node_modules/sharp/package.json', { version: '1.0.0' }),
      write('node_modules/sharp/package.json', { version: '1.0.1' }),
      write('node_modules/generator/node_modules/satori/package.json', { version: '1.0.2' }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(write('node_modules/satori/package.json', { version: '1.0.3' })).toBe(names.at(-1));
  });
});

describe('the sizes of a picture', () => {
  it.each([
    [640, 480, [640], 480],
    [1000, 500, [640, 960, 1000], 500],
    [1280, 720, [640, 960, 1280], 720],
    [4000, 3000, [640, 960, 1280, 1600], 1200],
  ])('of %i × %i pixels are never larger than it is', (...[width, height, widths, heightOfLargest]) => {
    const { files, ...largest } = plan(width, height);
    expect(files.avif.map((file) => file.width)).toEqual(widths);
    expect(files.webp.map((file) => file.width)).toEqual(widths);
    expect(largest).toEqual({ width: widths.at(-1), height: heightOfLargest });
  });

  it('have names that change with the picture, and with nothing else', () => {
    const names = (pixels: Uint8Array) =>
      planSet('pictures/office.jpg', { bytes: pixels, width: 640, height: 480 }, fingerprint).files.avif.map(
        ({ path }) => path,
      );
    expect(names(bytes)).toEqual([expect.stringMatching(/^assets\/pictures\/office-[0-9A-F]{8}-640\.avif$/)]);
    expect(names(Uint8Array.from(bytes))).toEqual(names(bytes));
    expect(names(Uint8Array.of(4))).not.toEqual(names(bytes));
  });

  it.each(['avif', 'webp'] as const)(
    'are drawn in their width and format, with the same bytes each time: %s',
    async (format) => {
      const source = await photo('jpeg');
      const { files } = planSet(
        'pictures/office.jpg',
        { bytes: source, width: 1000, height: 500 },
        fingerprint,
      );
      const [first] = files[format];
      const [drawn, again] = [await first?.draw(), await first?.draw()];
      expect(drawn).toEqual(again);
      const seen = await sharp(drawn).metadata();
      expect([seen.format, seen.width, seen.height]).toEqual([format === 'avif' ? 'heif' : format, 640, 320]);
    },
  );

  it('are upright, and say nothing about the camera', async () => {
    const source = await photo('jpeg', { orientation: 6 });
    const { width, height } = await readImageMetadata(source, 1e6);
    expect([width, height]).toEqual([500, 1000]);
    const [file] = planSet('pictures/office.jpg', { bytes: source, width, height }, fingerprint).files.webp;
    const seen = await sharp(await file?.draw()).metadata();
    expect([seen.width, seen.height, seen.exif, seen.orientation]).toEqual([500, 1000, undefined, undefined]);
  });
});
