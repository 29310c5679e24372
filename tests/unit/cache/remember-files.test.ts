import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openCache } from '../../../src/cache/cache.mjs';
import { rememberFiles } from '../../../src/cache/remember-files.ts';
import { temporaryFolder } from '../../support/folder.ts';

/** A folder with two sources that are there for a while, and what is made of the first of them. */
function sources() {
  const folder = temporaryFolder();
  const [used, unused] = ['used.ts', 'unused.ts'].map((name) => join(folder, name)) as [string, string];
  for (const path of [used, unused]) writeFileSync(path, 'one');
  const make = vi.fn(async (note: (path: string) => void) => {
    note(used);
    return { text: 'made' };
  });
  const cache = () => openCache(join(folder, 'cache'));
  return { used, unused, make, cache };
}

it('what was made of files is known again until one of them changes, whatever others do', async () => {
  const { used, unused, make, cache } = sources();
  // A second later: what was just written could have been written meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await rememberFiles(cache(), 'key', make)).toEqual({ text: 'made' });
  writeFileSync(unused, 'two');
  utimesSync(used, new Date(), new Date());
  expect(await rememberFiles(cache(), 'key', make)).toEqual({ text: 'made' });
  expect(make).toHaveBeenCalledTimes(1);
  await rememberFiles(cache(), 'other', make);
  writeFileSync(used, 'two');
  await rememberFiles(cache(), 'key', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('what is made while a file changes is not kept, and neither is what has no key', async () => {
  const { used, make, cache } = sources();
  const changing = async (note: (path: string) => void) => {
    writeFileSync(used, 'meanwhile');
    return make(note);
  };
  await rememberFiles(cache(), 'key', changing);
  await rememberFiles(cache(), 'key', make);
  await rememberFiles(cache(), undefined, make);
  expect(make).toHaveBeenCalledTimes(3);
});
