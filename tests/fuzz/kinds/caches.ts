import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCompiled, folderOf, recordPath } from '../../../cli/compile/compiled.mjs';
import { keep } from '../../../cli/compile/keep.ts';
import { openCache } from '../../../src/cache/cache.ts';
import { seal } from '../../../src/cache/entry.ts';
import { hostileAnywhere } from '../hostile.ts';
import { type Findings, kind } from '../kind.ts';
import { mutateBytes } from '../mutate.ts';
import type { Random } from '../random.ts';

interface CacheCase {
  key: string;
  /** What belongs under the key. */
  bytes: Buffer;
  /** What lies there: a damaged file, a folder, a link that leads nowhere. */
  there: Buffer | 'folder' | 'link';
  /** Which file of compiled code is damaged: one of two, or the record of them. */
  part: 'first' | 'second' | 'record';
}

/** Entries of caches that are damaged, cut, swapped, or no files at all. */
export const caches = kind<CacheCase>('caches', 20, (folder) => ({
  make: makeCase,
  async check(one) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return [
      ...(await entryFindings(one, join(folder, 'entries'))),
      ...(await compiledFindings(one, join(folder, 'compiled'))),
    ];
  },
  show: ({ key, there, part }) =>
    `${part} of ${key}: ${typeof there === 'string' ? there : there.toString('base64')}`,
}));

function makeCase(random: Random): CacheCase {
  const bytes = Buffer.from(random.pick(hostileAnywhere).repeat(random.int(200)));
  const key = `key-${random.int(1000)}`;
  const other = random.once(5) ? 'another' : key;
  const there = random.pick([
    () => mutateBytes(sealed(other, bytes), random),
    () => mutateBytes(sealed(key, bytes), random),
    () => sealed('another', bytes),
    () => mutateBytes(bytes, random),
    () => 'folder' as const,
    () => 'link' as const,
  ])();
  return { key, bytes, there, part: random.pick(['first', 'second', 'record'] as const) };
}

const sealed = (key: string, bytes: Uint8Array) => Buffer.concat(seal(key, [bytes]));

function put(path: string, there: CacheCase['there']): void {
  rmSync(path, { recursive: true, force: true });
  if (there === 'folder') mkdirSync(join(path, 'inside'), { recursive: true });
  else if (there === 'link') symlinkSync('/nowhere', path);
  else writeFileSync(path, there);
}

/** The entry is what `make` gives, whatever lies there, and is kept. */
async function entryFindings({ key, bytes, there }: CacheCase, folder: string): Promise<Findings> {
  mkdirSync(folder);
  put(join(folder, key), there);
  const given = await openCache(folder).get(key, async () => bytes);
  const kept = readFileSync(join(folder, key));
  return [
    ...(bytes.equals(given) ? [] : ['an entry gave other bytes']),
    ...(kept.equals(sealed(key, bytes)) ? [] : ['an entry was not repaired']),
  ];
}

async function compiledFindings({ key, bytes, there, part }: CacheCase, owner: string): Promise<Findings> {
  const files = new Map([
    ['first', bytes],
    ['second', Buffer.from(key)],
  ]);
  const compilation = { name: 'code', sources: [], salt: '', owner };
  const start = async () => {
    const make = async () => ({ files, inputs: [] });
    return folderOf(compilation, (findCompiled(compilation) ?? (await keep(compilation, make))).key);
  };
  const before = await start();
  put(part === 'record' ? recordPath(compilation) : join(before, part), there);
  const folder = await start();
  const isWhole = [...files].every(([name, wanted]) => readFileSync(join(folder, name)).equals(wanted));
  return isWhole ? [] : ['compiled code was not repaired'];
}
