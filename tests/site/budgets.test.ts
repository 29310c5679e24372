import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';

const brotli = (body: string | Uint8Array) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe('what visitors load', () => {
  it('HTML with its CSS has at most 14 kB on every page, compressed', async () => {
    const { artifacts } = await builtSite();
    const pages = artifacts
      .filter(({ path }) => path.endsWith('.html'))
      .map(({ path, body }) => ({ path, bytes: brotli(body) }));
    expect(pages.filter(({ bytes }) => bytes > 14_000)).toEqual([]);
  });

  it('the fonts have at most 50 kB together', async () => {
    const { artifacts } = await builtSite();
    const fonts = artifacts.filter(({ path }) => path.endsWith('.woff2'));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(fonts.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(50_000);
  });

  it('every loop has at most 400 kB in either format, and a still of at most 25 kB', async () => {
    const { artifacts } = await builtSite();
    const tooLarge = (ending: string, limit: number) =>
      artifacts
        .filter(({ path, body }) => path.endsWith(ending) && body.length > limit)
        .map(({ path }) => path);
    expect([
      ...tooLarge('.webm', 400_000),
      ...tooLarge('.mp4', 400_000),
      ...tooLarge('.webp', 25_000),
    ]).toEqual([]);
  });

  it('a page without an island loads at most 6 kB of script, and no React', async () => {
    const { artifacts } = await builtSite();
    const boot = artifacts.find(({ path }) => /^assets\/boot-.*\.js$/.test(path));
    expect(brotli(boot?.body ?? '')).toBeLessThanOrEqual(6_000);
    expect(new TextDecoder().decode(boot?.body as Uint8Array)).not.toContain('react.element');
  });

  it('the script of every page is one file: it waits for no other', async () => {
    const { artifacts } = await builtSite();
    const boot = artifacts.find(({ path }) => /^assets\/boot-.*\.js$/.test(path));
    expect(new TextDecoder().decode(boot?.body as Uint8Array)).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  });
});
