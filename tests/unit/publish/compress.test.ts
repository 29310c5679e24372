import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../src/cache/cache.ts';
import { compress } from '../../../src/publish/index.ts';
import { temporaryFolder } from '../../support/workspace.ts';

const noCache = openCache(undefined);
const page = { path: 'um-okkur.html', body: '<p>Hemja</p>\n'.repeat(100) };

describe('compressing', () => {
  it('puts two smaller forms of the same text beside each text file', async () => {
    const made = await compress(page, noCache);
    expect(made.map(({ file, flaw }) => flaw ?? file.path)).toEqual(['um-okkur.html.br', 'um-okkur.html.gz']);
    const [brotli, gzip] = made.map(({ file }) => Buffer.from(file.body));
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(page.body);
    expect(gunzipSync(gzip ?? '').toString()).toBe(page.body);
  });

  it.each(['assets/a.woff2', 'a.png', 'film.mp4', '_headers', '_site.json'])(
    'leaves %s as it is',
    async (path) => {
      expect(await compress({ ...page, path }, noCache)).toEqual([]);
    },
  );

  it('keeps no form that is not smaller', async () => {
    expect(await compress({ path: 'robots.txt', body: 'x' }, noCache)).toEqual([]);
  });

  it('remembers results by content', async () => {
    const folder = temporaryFolder();
    const first = await compress(page, openCache(folder));
    const names = readdirSync(folder);
    expect(await compress({ ...page, path: 'another.html' }, openCache(folder))).toEqual(
      first.map(({ file: { path, body } }) => ({
        file: { path: path.replace('um-okkur', 'another'), body },
      })),
    );
    expect(readdirSync(folder)).toEqual(names);
  });

  it('needs no cache', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'not a folder');
    expect(await compress(page, openCache(join(file, 'cache')))).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe('not a folder');
  });
});
