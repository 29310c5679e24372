import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from '../../../src/publish/index.ts';
import { temporaryFolder } from '../../support/workspace.ts';

const page = { path: 'um-okkur.html', body: '<p>Hemja</p>\n'.repeat(100) };

describe('compressing', () => {
  it('puts two smaller forms of the same text beside each text file', async () => {
    const made = await compress([page], temporaryFolder());
    expect(made.map(({ path }) => path)).toEqual(['um-okkur.html.br', 'um-okkur.html.gz']);
    const [brotli, gzip] = made.map(({ body }) => Buffer.from(body));
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(page.body);
    expect(gunzipSync(gzip ?? '').toString()).toBe(page.body);
  });

  it.each(['assets/a.woff2', 'a.png', 'film.mp4', '_headers', '_site.json'])(
    'leaves %s as it is',
    async (path) => {
      expect(await compress([{ ...page, path }], temporaryFolder())).toEqual([]);
    },
  );

  it('keeps no form that is not smaller', async () => {
    expect(await compress([{ path: 'robots.txt', body: 'x' }], temporaryFolder())).toEqual([]);
  });

  it('remembers results by content, and forgets those that no build used for a month', async () => {
    const cache = temporaryFolder();
    const first = await compress([page], cache);
    const [name = ''] = readdirSync(cache);
    writeFileSync(join(cache, 'old.br'), 'x');
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    for (const file of [name, 'old.br']) utimesSync(join(cache, file), longAgo, longAgo);
    expect(await compress([page], cache)).toEqual(first);
    expect(readdirSync(cache)).toHaveLength(2);
    expect(readdirSync(cache)).toContain(name);
  });

  it('needs no cache', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'not a folder');
    expect(await compress([page], join(file, 'cache'))).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe('not a folder');
  });
});
