import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '../../../src/cache/cache.mjs';
import { seal } from '../../../src/cache/entry.mjs';
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
  /** Which file of a set is damaged. */
  part: 'first' | 'second' | '.list';
}

/** Entries of caches that are damaged, cut, swapped, or no files at all. */
export const caches = kind<CacheCase>('caches', 20, (folder) => ({
  make: makeCase,
  async check(one) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return [
      ...(await entryFindings(one, join(folder, 'entries'))),
      ...(await setFindings(one, join(folder, 'sets'))),
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
  return { key, bytes, there, part: random.pick(['first', 'second', '.list'] as const) };
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

async function setFindings({ key, bytes, there, part }: CacheCase, folder: string): Promise<Findings> {
  // A digest tells damage alone: who makes one for other bytes is not found out.
  if (there instanceof Buffer && there.equals(sealed(key, bytes))) return [];
  const files = new Map([
    ['first', bytes],
    ['second', Buffer.from(key)],
  ]);
  const keep = () => openCache(folder).files(key, async () => files);
  put(join(await keep(), part), there);
  const own = await keep();
  const isWhole = [...files].every(([name, wanted]) => readFileSync(join(own, name)).equals(wanted));
  return isWhole ? [] : ['a set of files was not repaired'];
}
