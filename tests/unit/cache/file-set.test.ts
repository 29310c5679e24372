import {
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openCache } from '../../../src/cache/cache.mjs';
import { seal } from '../../../src/cache/entry.mjs';
import { temporaryFolder } from '../../support/workspace.ts';

const files = new Map([
  ['index.js', Buffer.from('export const one = 1;\n')],
  ['part.js', Buffer.from('export const two = 2;\n')],
]);

const make = () => vi.fn(async () => files);

/** Keeps the files of a set as a run of the tool does. */
async function keepFiles(sets: string, key: string, made: ReturnType<typeof make>): Promise<string> {
  const cache = openCache(sets, { most: 5 });
  const own = await cache.files(key, made);
  cache.sweep();
  return own;
}

const contentOf = (folder: string) =>
  new Map([...files.keys()].map((name) => [name, readFileSync(join(folder, name))]));

const damages: Record<string, (own: string, sets: string) => void> = {
  'one of them is cut': (own) => truncateSync(join(own, 'part.js'), 5),
  'one of them is another text of the same length': (own) =>
    writeFileSync(join(own, 'part.js'), 'export const two = 3;\n'),
  'one of them is gone': (own) => rmSync(join(own, 'part.js')),
  'two of them are swapped': (own) => {
    writeFileSync(join(own, 'part.js'), files.get('index.js') ?? '');
    writeFileSync(join(own, 'index.js'), files.get('part.js') ?? '');
  },
  'their list is gone': (own) => rmSync(join(own, '.list')),
  'their list is cut': (own) => truncateSync(join(own, '.list'), 50),
  'their list is sealed and is none': (own) =>
    writeFileSync(join(own, '.list'), Buffer.concat(seal('key', [Buffer.from('.nan')]))),
  'their list is sealed and names no files': (own) =>
    writeFileSync(join(own, '.list'), Buffer.concat(seal('key', [Buffer.from('[1]')]))),
  'their list is that of another set': (own, sets) =>
    copyFileSync(join(sets, 'other', '.list'), join(own, '.list')),
  'a file lies where their folder should be': (own) => {
    rmSync(own, { recursive: true });
    writeFileSync(own, 'not a folder');
  },
};

describe('a set of files that is kept', () => {
  it('is made once', async () => {
    const [sets, first, second] = [join(temporaryFolder(), 'new', 'sets'), make(), make()];
    const own = await keepFiles(sets, 'key', first);
    expect(await keepFiles(sets, 'key', second)).toBe(own);
    expect(contentOf(own)).toEqual(files);
    expect(second).not.toHaveBeenCalled();
  });

  it.each(Object.entries(damages))('is made again when %s', async (_, damage) => {
    const sets = temporaryFolder();
    const own = await keepFiles(sets, 'key', make());
    await keepFiles(sets, 'other', make());
    damage(own, sets);
    const again = make();
    expect(contentOf(await keepFiles(sets, 'key', again))).toEqual(files);
    await keepFiles(sets, 'key', again);
    expect(again).toHaveBeenCalledOnce();
  });

  it('leaves the four that were used last, for servers that run', async () => {
    const sets = temporaryFolder();
    for (let number = 1; number <= 7; number += 1) {
      await keepFiles(sets, `set-${number}`, make());
      const then = new Date(Date.now() - (10 - number) * 60_000);
      utimesSync(join(sets, `set-${number}`, '.list'), then, then);
    }
    expect(readdirSync(sets)).toEqual(['set-3', 'set-4', 'set-5', 'set-6', 'set-7']);
  });

  it('stays while it is in use, however long ago it was made', async () => {
    const sets = temporaryFolder();
    const own = await keepFiles(sets, 'key', make());
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60_000);
    utimesSync(own, longAgo, longAgo);
    await keepFiles(sets, 'other', make());
    expect(readdirSync(sets)).toEqual(['key', 'other']);
  });

  it('goes when nobody has used it in a month', async () => {
    const sets = temporaryFolder();
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    utimesSync(join(await keepFiles(sets, 'key', make()), '.list'), longAgo, longAgo);
    await keepFiles(sets, 'other', make());
    expect(readdirSync(sets)).toEqual(['other']);
  });

  it('loses what a killed process left half written', async () => {
    const sets = temporaryFolder();
    const own = await keepFiles(sets, 'key', make());
    rmSync(join(own, '.list'));
    writeFileSync(join(own, 'part.js.999999999-0123abcd.tmp'), 'half');
    await keepFiles(sets, 'key', make());
    expect(readdirSync(own)).toEqual(['.list', 'index.js', 'part.js']);
  });

  it('says why it cannot be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'not a folder');
    await expect(keepFiles(join(file, 'sets'), 'key', make())).rejects.toThrow(/ENOTDIR/);
  });
});
