import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { build, buildSite } from '../../src/build.ts';
import { all, htmlOf, pageHtml } from '../support/built-site.ts';
import { photo } from '../support/pictures.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, type Edit, workspace } from '../support/workspace.ts';

/** The addresses that an attribute `srcset` lists, and their widths. */
const choicesOf = (srcset = '') => srcset.split(', ').map((one) => one.split(' '));

/** A picture for the page of a text, and one that no text shows. */
async function pictures(page: string): Promise<Edit[]> {
  const write = await photo('jpeg');
  const words = '![Two people “at” a whiteboard](picture:office)';
  return [
    { file: 'media/pictures/office.jpg', write },
    { file: 'media/pictures/unused.jpg', write },
    { file: page, replace: /$/, with: `${words}\n` },
  ];
}

describe('a picture that a text shows', () => {
  it('is published in two formats and three sizes, keeps its room, and waits until it is near', async () => {
    const folder = tinyWorkspace(...(await pictures('en/wool.md')));
    const built = await build(tinyConfig(folder));
    expect(built.report.sorted()).toEqual([]);

    const html = htmlOf(built, 'en/wool.html');
    const [image] = all(html, 'img').map(({ attributes }) => attributes);
    const [source] = all(html, 'source').map(({ attributes }) => attributes);
    expect(image).toMatchObject({
      ...{ alt: 'Two people “at” a whiteboard', width: '1000', height: '500', loading: 'lazy' },
    });
    expect(source?.type).toBe('image/avif');
    for (const [format, srcset] of [
      ['heif', source?.srcset],
      ['webp', image?.srcset],
    ] as const) {
      const chosen = choicesOf(srcset);
      expect(chosen.map(([, width]) => width)).toEqual(['640w', '960w', '1000w']);
      const files = chosen.map(([file = '']) => join(folder, 'dist', file));
      const seen = await Promise.all(files.map((file) => sharp(readFileSync(file)).metadata()));
      expect(seen.map(({ width }) => width)).toEqual([640, 960, 1000]);
      expect(seen.every((one) => one.format === format)).toBe(true);
    }
    expect(built.artifacts.filter(({ path }) => path.includes('unused'))).toEqual([]);
  });

  it('is offered by the real site as AVIF first, and waits until it is near', async () => {
    const built = await buildSite(configOf(workspace(...(await pictures('en/about.md')))));
    expect(built.report.sorted()).toEqual([]);
    const html = htmlOf(built, 'en/about.html');
    const [image] = all(html, 'img').map(({ attributes }) => attributes);
    const [source] = all(html, 'source').map(({ attributes }) => attributes);
    expect(image).toMatchObject({
      ...{ alt: 'Two people “at” a whiteboard', width: '1000', height: '500' },
      ...{ loading: 'lazy', decoding: 'async' },
    });
    expect(source?.type).toBe('image/avif');
    const planned = built.pictures?.all.map(({ path }) => `/${path}`);
    for (const [ending, srcset] of [
      ['.avif', source?.srcset],
      ['.webp', image?.srcset],
    ] as const) {
      const chosen = choicesOf(srcset);
      expect(chosen.map(([, width]) => width)).toEqual(['640w', '960w', '1000w']);
      const files = chosen.map(([file]) => file);
      expect(files.every((file) => file?.endsWith(ending))).toBe(true);
      expect(planned).toEqual(expect.arrayContaining(files));
    }
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
