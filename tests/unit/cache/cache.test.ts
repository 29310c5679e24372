import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openCache } from '../../../src/cache/cache.ts';
import { temporaryFolder } from '../../support/workspace.ts';

vi.mock('node:fs/promises', { spy: true });

const dayMs = 24 * 60 * 60 * 1000;

/** Something to keep, that counts how often it is made. */
function counted(text: string) {
  const make = vi.fn(async () => Buffer.from(text));
  return { make, text };
}

/** What a cache gives for a key, as text. */
async function ask(folder: string, key: string, { make }: ReturnType<typeof counted>): Promise<string> {
  return Buffer.from(await openCache(folder).get(key, make)).toString();
}

/** A folder with two entries, and the file of the first. */
async function filled() {
  const folder = join(temporaryFolder(), 'new', 'cache');
  await ask(folder, 'key', counted('what was made'));
  await ask(folder, 'other', counted('something else'));
  return { folder, file: join(folder, 'key') };
}

const aged = (file: string, days: number) => {
  const then = new Date(Date.now() - days * dayMs);
  utimesSync(file, then, then);
};

const damages: Record<string, (file: string, folder: string) => void> = {
  'is empty': (file) => truncateSync(file, 0),
  'is cut within its digest': (file) => truncateSync(file, 20),
  'has its digest alone': (file) => truncateSync(file, 32),
  'is cut within what it keeps': (file) => truncateSync(file, 40),
  'has one letter changed': (file) => {
    const bytes = readFileSync(file);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
  'has more at its end': (file) => writeFileSync(file, '!', { flag: 'a' }),
  'is another text': (file) => writeFileSync(file, 'x'.repeat(5000)),
  'is the entry of another key': (file, folder) => copyFileSync(join(folder, 'other'), file),
  'is a folder': (file) => {
    rmSync(file);
    mkdirSync(join(file, 'below'), { recursive: true });
  },
  'is a link to nowhere': (file) => {
    rmSync(file);
    symlinkSync('nowhere', file);
  },
  'is a pipe that nobody writes to': (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  },
};

describe('a cache', () => {
  it('makes nothing a second time', async () => {
    const { folder } = await filled();
    const again = counted('never');
    expect(await ask(folder, 'key', again)).toBe('what was made');
    expect(again.make).not.toHaveBeenCalled();
  });

  it('keeps what is empty', async () => {
    const folder = temporaryFolder();
    const nothing = counted('');
    expect([await ask(folder, 'key', nothing), await ask(folder, 'key', nothing)]).toEqual(['', '']);
    expect(nothing.make).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(damages))('makes an entry again that %s, and keeps it', async (_, damage) => {
    const { folder, file } = await filled();
    damage(file, folder);
    const anew = counted('what was made');
    expect(await ask(folder, 'key', anew)).toBe('what was made');
    expect(await ask(folder, 'key', anew)).toBe('what was made');
    expect(anew.make).toHaveBeenCalledOnce();
    expect(readdirSync(folder)).toEqual(['key', 'other']);
  });

  it('leaves nothing on a disk that is full, and gives what was made', async () => {
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.mocked(open).mockImplementationOnce(async (...args) => {
      const handle = await real.open(...args);
      handle.writev = async (buffers) => ({ buffers, bytesWritten: (await handle.write('wh')).bytesWritten });
      return handle;
    });
    const folder = temporaryFolder();
    expect(await ask(folder, 'key', counted('what was made'))).toBe('what was made');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('passes on why something could not be made, and keeps nothing', async () => {
    const folder = temporaryFolder();
    const failing = openCache(folder).get('key', () => Promise.reject(new Error('no ink')));
    await expect(failing).rejects.toThrow('no ink');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('makes the same thing twice at once without a clash', async () => {
    const folder = temporaryFolder();
    const cache = openCache(folder);
    const make = async () => Buffer.from('same');
    await Promise.all(Array.from({ length: 20 }, () => cache.get('key', make)));
    expect(readdirSync(folder)).toEqual(['key']);
  });
});

describe('an entry in two pieces', () => {
  const first = Buffer.from('a list of what there is');
  const rest = Buffer.from('what there is, one after the other');

  async function kept(start = first) {
    const folder = temporaryFolder();
    await openCache(folder).keepInTwo('key', start, [rest.subarray(0, 9), rest.subarray(9)]);
    return { folder, file: join(folder, 'key') };
  }

  const known = (folder: string, key = 'key') => {
    const entry = openCache(folder).knownInTwo(key);
    return entry && { first: Buffer.from(entry.first), rest: entry.rest() };
  };

  it.each([0, 23, 100_000])('gives both, also with a first piece of %d bytes', async (length) => {
    const start = Buffer.alloc(length, 'list');
    const { folder } = await kept(start);
    expect(known(folder)).toEqual({ first: start, rest });
  });

  const size = 32 + 36 + first.length + rest.length;

  it.each([
    ...[...Array(size).keys()].map((at) => [`byte ${at} is another`, at, size] as const),
    ...[...Array(size).keys()].map((length) => [`it ends after ${length} bytes`, -1, length] as const),
  ])('gives only pieces that are whole when %s', async (_, at, length) => {
    const { folder, file } = await kept();
    const bytes = readFileSync(file);
    if (at >= 0) bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes.subarray(0, length));
    const isFirstDamaged = at >= 0 ? at < size - rest.length : length < size - rest.length;
    expect(known(folder)).toEqual(isFirstDamaged ? undefined : { first, rest: undefined });
  });

  it('gives no rest of another entry that has come in its place meanwhile', async () => {
    const { folder } = await kept();
    const entry = openCache(folder).knownInTwo('key');
    await openCache(folder).keepInTwo('key', first, [Buffer.from('something else of the same key')]);
    expect(entry?.rest()).toBeUndefined();
  });

  it('is not the entry of another key', async () => {
    const { folder, file } = await kept();
    copyFileSync(file, join(folder, 'other'));
    expect(known(folder, 'other')).toBeUndefined();
  });
});

/** The files of a cache, without the record of when it was swept. */
const entriesOf = (folder: string) => readdirSync(folder).filter((name) => name !== '.swept');

describe('sweeping a cache', () => {
  it('removes what nobody asked for in a month', async () => {
    const { folder } = await filled();
    for (const key of ['key', 'other']) aged(join(folder, key), 31);
    await ask(folder, 'key', counted('never'));
    openCache(folder).sweep();
    expect(entriesOf(folder)).toEqual(['key']);
  });

  it('looks at its entries once a day', async () => {
    const { folder } = await filled();
    openCache(folder).sweep();
    aged(join(folder, 'other'), 31);
    openCache(folder).sweep();
    expect(entriesOf(folder)).toEqual(['key', 'other']);
    aged(join(folder, '.swept'), 2);
    openCache(folder).sweep();
    expect(entriesOf(folder)).toEqual(['key']);
  });

  it('removes what killed processes were writing, and leaves that of the others', async () => {
    const folder = temporaryFolder();
    const names = {
      ended: 'key.999999999-0123abcd.tmp',
      running: `key.${process.ppid}-0123abcd.tmp`,
      reused: `key.${process.pid}-0123abcd.tmp`,
    };
    for (const name of Object.values(names)) writeFileSync(join(folder, name), 'half');
    aged(join(folder, names.reused), 2);
    openCache(folder).sweep();
    expect(entriesOf(folder)).toEqual([names.running]);
  });

  it('needs no folder', () => {
    expect(() => openCache(join(temporaryFolder(), 'none')).sweep()).not.toThrow();
  });
});
