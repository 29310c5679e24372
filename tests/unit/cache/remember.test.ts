import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openCache } from '../../../src/cache/cache.mjs';
import { remember } from '../../../src/cache/remember.ts';
import { temporaryFolder } from '../../support/folder.ts';

const made = { styles: new Map([['first', 'p{}']]), font: Uint8Array.of(1, 2, 3) };

it('what a function gave is known again, in the next process too, with its maps and bytes', async () => {
  const folder = temporaryFolder();
  const make = vi.fn(async () => made);
  expect(await remember(openCache(folder), 'key', make)).toEqual(made);
  expect(await remember(openCache(folder), 'key', make)).toEqual(made);
  expect(make).toHaveBeenCalledTimes(1);
});

it.each<[string, string | undefined, (folder: string) => void]>([
  ['for another key', 'other', () => {}],
  ['without a key', undefined, () => {}],
  ['when what was kept is damaged', 'key', (folder) => truncateSync(join(folder, 'key'), 40)],
])('it is made again %s', async (_, key, damage) => {
  const folder = temporaryFolder();
  await remember(openCache(folder), 'key', async () => made);
  damage(folder);
  const again = { styles: new Map([['first', 'a{}']]), font: Uint8Array.of(4) };
  expect(await remember(openCache(folder), key, async () => again)).toEqual(again);
});

it('what could not be made is not kept', async () => {
  const folder = temporaryFolder();
  expect(await remember(openCache(folder), 'key', async () => undefined)).toBeUndefined();
  expect(await remember(openCache(folder), 'key', async () => made)).toEqual(made);
});
