import { expect, it } from 'vitest';
import { type LeadStore, LeadsError } from '../../../src/leads/index.ts';
import { createRetryingStore, createStoreErrorLog } from '../../../src/server/forms/store.ts';

/** A store on a disk that is full until it is not: it can be read, and nothing can be added. */
function fullDisk() {
  const lines: string[] = [];
  const { heard } = createStoreErrorLog({ log: (line) => lines.push(line), ticks: () => 0 });
  let isFull = true;
  const full = new LeadsError('full', 'leads.db');
  const add = async () => {
    if (isFull) throw full;
    return 'new' as const;
  };
  const count = async () => 0;
  const store = createRetryingStore({ open: async () => ({ add, count }) as unknown as LeadStore, heard });
  const post = async () => {
    await store.count({} as never);
    await store.add({} as never).catch(() => undefined);
  };
  return { full, lines, post, free: () => (isFull = false) };
}

it('says once that the disk is full and once that it no longer is, however much is read and posted meanwhile', async () => {
  const { full, lines, post, free } = fullDisk();
  for (let at = 0; at < 5; at += 1) await post();
  expect(lines).toEqual([`${full.message} Until then forms are answered with 503; pages are served.`]);
  free();
  for (let at = 0; at < 5; at += 1) await post();
  expect(lines.slice(1)).toEqual(['The database of leads can be used again.']);
});
