import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { all, htmlOf, pageHtml } from '../support/built-site.ts';
import { photo } from '../support/pictures.ts';
import { configOf, workspace } from '../support/workspace.ts';

/** The addresses that an attribute `srcset` lists. */
const filesOf = (srcset = '') => srcset.split(', ').map((one) => one.replace(/ \d+w$/, ''));

describe('a picture that a text shows', () => {
  it('is published in two formats and three sizes, keeps its room, and waits until it is near', async () => {
    const bytes = await photo('jpeg');
    const words = '![Two people “at” a whiteboard](picture:office)';
    const folder = workspace(
      { file: 'media/pictures/office.jpg', write: bytes },
      { file: 'media/pictures/unused.jpg', write: bytes },
      { file: 'en/about.md', replace: /$/, with: `\n${words}\n` },
    );
    const built = await build(configOf(folder));
    expect(built.report.sorted()).toEqual([]);

    const html = htmlOf(built, 'en/about.html');
    const [image] = all(html, 'img').map(({ attributes }) => attributes);
    const [source] = all(html, 'source').map(({ attributes }) => attributes);
    expect(image).toMatchObject({
      ...{ alt: 'Two people “at” a whiteboard', width: '1000', height: '500' },
      ...{ loading: 'lazy', decoding: 'async' },
    });
    expect(source?.type).toBe('image/avif');
    for (const [format, srcset] of [
      ['heif', source?.srcset],
      ['webp', image?.srcset],
    ] as const) {
      const files = filesOf(srcset).map((file) => readFileSync(join(folder, 'dist', file)));
      const seen = await Promise.all(files.map((file) => sharp(file).metadata()));
      expect(seen.map(({ width }) => width)).toEqual([640, 960, 1000]);
      expect(seen.every((one) => one.format === format)).toBe(true);
    }
    expect(built.artifacts.filter(({ path }) => path.includes('unused'))).toEqual([]);
  });
});

describe('the still of a video', () => {
  it('is fetched at once, before anything else of its size', async () => {
    const html = await pageHtml('thjonusta/vefsidugerd.html');
    const [image] = all(html, 'img', 'hero-video__still').map(({ attributes }) => attributes);
    expect(image).toMatchObject({ fetchpriority: 'high', width: '1280', height: '720', alt: '' });
    expect(image).not.toHaveProperty('loading');
    expect(all(html, 'video')[0]?.attributes).not.toHaveProperty('poster');
  });
});
