import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findCompiled, folderOf, recordPath, sourcesIn } from '../../../cli/compile/compiled.mjs';
import { keep } from '../../../cli/compile/keep.ts';
import { temporaryFolder } from '../../support/workspace.ts';

const hourMs = 60 * 60 * 1000;

/** Something that is compiled; `start` is what each start of the command does, and gives how often it had to compile. */
function compilation() {
  const owner = temporaryFolder();
  const folder = join(owner, 'src');
  mkdirSync(folder);
  writeFileSync(join(folder, 'one.ts'), 'one');
  writeFileSync(join(folder, 'two.ts'), 'two');
  const inputs = ['lib', 'lib/three.ts', 'not-there.json'].map((name) => join(owner, name));
  mkdirSync(join(owner, 'lib'));
  writeFileSync(join(owner, 'lib/three.ts'), 'three');
  later(1000);
  const files = new Map([
    ['entry.js', Buffer.from('an entry')],
    ['part.js', Buffer.from('a part of')],
  ]);
  const make = vi.fn(async () => ({ files, inputs }));
  const all = (salt = 'salt') => ({ name: 'tool', sources: sourcesIn(folder), salt, owner });
  const folderIn = (compiled: { key: string } | undefined) => compiled && folderOf(all(), compiled.key);
  const find = (salt?: string) => folderIn(findCompiled(all(salt)));
  const start = async (salt?: string) => {
    const { key } = findCompiled(all(salt)) ?? (await keep(all(salt), make));
    return folderOf(all(salt), key);
  };
  return { folder, make, all, find, start };
}

/** The same once it was compiled, and found whole a while later. */
async function checked() {
  const it = compilation();
  await it.start();
  later(10_000);
  return { ...it, compiled: await it.start() };
}

function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

/** What happens between two starts: to the folder of the sources, or to that of what was compiled. */
const changes: Record<string, (sources: string, compiled: string) => void> = {
  'a source was edited to the same length': (sources) => writeFileSync(join(sources, 'one.ts'), 'eno'),
  'a source was added': (sources) => writeFileSync(join(sources, 'three.ts'), 'three'),
  'a source was removed': (sources) => rmSync(join(sources, 'two.ts')),
  'another file that was read was edited': (sources) =>
    writeFileSync(join(sources, '../lib/three.ts'), 'eerht'),
  'such a file was removed': (sources) => rmSync(join(sources, '../lib/three.ts')),
  'a module was put beside such a file': (sources) => writeFileSync(join(sources, '../lib/three.tsx'), ''),
  'there is what was looked for and not found': (sources) =>
    writeFileSync(join(sources, '../not-there.json'), '{}'),
  'a compiled file was damaged': (_, compiled) => writeFileSync(join(compiled, 'entry.js'), 'an Entry'),
  'a compiled file was cut': (_, compiled) => truncateSync(join(compiled, 'entry.js'), 3),
  'two compiled files were swapped': (_, compiled) => {
    writeFileSync(join(compiled, 'part.js'), 'an entry');
    writeFileSync(join(compiled, 'entry.js'), 'a part of');
  },
  'a file lies in place of the compiled files': (_, compiled) => {
    rmSync(compiled, { recursive: true });
    writeFileSync(compiled, 'not a folder');
  },
  'a compiled file was removed': (_, compiled) => rmSync(join(compiled, 'entry.js')),
  'the files of what was compiled were removed': (_, compiled) => emptyFolder(compiled),
  'all that was compiled was removed': (_, compiled) => rmSync(dirname(compiled), { recursive: true }),
};

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}

describe('what was compiled', () => {
  it('is taken as it is once it was read and found whole, long enough after it was written', async () => {
    const { find, start, make } = compilation();
    const compiled = await start();
    expect(find()).toBeUndefined();
    later(10_000);
    expect(find()).toBeUndefined();
    expect(await start()).toBe(compiled);
    expect(find()).toBe(compiled);
    expect(make).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(changes))('is read, and made again if need be, when %s', async (_, change) => {
    const { folder, find, start, make, compiled } = await checked();
    change(folder, compiled);
    expect(find()).toBeUndefined();
    expect(readFileSync(join(await start(), 'entry.js'), 'utf8')).toBe('an entry');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is read again each day, so that it stays in use and a disk that forgets is noticed', async () => {
    const { find, start, compiled } = await checked();
    later(23 * hourMs);
    expect(find()).toBe(compiled);
    later(2 * hourMs);
    expect(find()).toBeUndefined();
    expect(await start()).toBe(compiled);
  });

  it('is another for what depends on something else', async () => {
    const { find, start, compiled } = await checked();
    expect(find('other')).toBeUndefined();
    expect(basename(await start('other'))).not.toBe(basename(compiled));
  });

  it('is looked for again, and not found, after its folder was empty when it was compiled', async () => {
    const { start, find, compiled } = await checked();
    emptyFolder(compiled);
    await start();
    later(10_000);
    emptyFolder(compiled);
    expect(find()).toBeUndefined();
  });

  it.each<[string, (record: string) => void]>([
    ['is empty', (record) => writeFileSync(record, '')],
    ['is of nothing', (record) => writeFileSync(record, '{}\n')],
    ['is cut', (record) => truncateSync(record, 20)],
    ['has more at its end', (record) => appendFileSync(record, 'x')],
    ['is a folder', (record) => replace(record, () => mkdirSync(join(record, 'below'), { recursive: true }))],
    ['is a pipe without a writer', (record) => replace(record, () => execFileSync('mkfifo', [record]))],
  ])('is found again after its record %s', async (_, damage) => {
    const { all, find, start, compiled } = await checked();
    damage(recordPath(all()));
    expect(find()).toBeUndefined();
    for (let times = 0; times < 2; times += 1) {
      expect(await start()).toBe(compiled);
      later(10_000);
    }
    expect(find()).toBe(compiled);
  });

  it('is compiled where something else lies in place of the folder of all that was', async () => {
    const { start, compiled } = await checked();
    rmSync(dirname(compiled), { recursive: true });
    writeFileSync(dirname(compiled), 'not a folder');
    expect(readFileSync(join(await start(), 'entry.js'), 'utf8')).toBe('an entry');
  });

  it('stays for servers that run: the ten entries that were used last, and none that was not used in a month', async () => {
    const { folder, start, compiled } = await checked();
    const parent = dirname(compiled);
    for (let number = 1; number <= 12; number += 1) {
      writeFileSync(join(folder, 'one.ts'), `version ${number}`);
      later(10_000);
      await start();
    }
    expect(readdirSync(parent)).toHaveLength(10);
    for (const name of readdirSync(parent)) {
      const longAgo = new Date(Date.now() - 31 * 24 * hourMs);
      utimesSync(join(parent, name), longAgo, longAgo);
    }
    writeFileSync(join(folder, 'one.ts'), 'the last one');
    later(10_000);
    const last = await start();
    expect(readdirSync(parent)).toContain(basename(last));
    expect(readdirSync(parent)).toHaveLength(2);
  });

  it('says why it cannot be written', async () => {
    const { all, make } = compilation();
    writeFileSync(join(all().owner, '.cache'), 'not a folder');
    await expect(keep(all(), make)).rejects.toThrow(/ENOTDIR/);
  });
});

function replace(path: string, put: () => void): void {
  rmSync(path, { recursive: true });
  put();
}
