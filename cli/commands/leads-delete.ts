import { type Age, momentBefore, type Selection } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { count } from '../output.ts';
import { type LeadsOptions, withLeads } from '../with-leads.ts';

type DeleteOptions = LeadsOptions & { dryRun?: boolean };

/** Deletes leads by their numbers. It fails when one of them is not there. */
export function deleteById(
  { id, ...options }: DeleteOptions & { id: number[] },
  host: Host,
): Promise<number> {
  return remove({ ids: id }, options, { host, expected: new Set(id).size });
}

/** Deletes all leads with an e-mail address (Act 90/2018, right to erasure). Finding none is not an error. */
export function eraseByEmail(
  { email, ...options }: DeleteOptions & { email: string },
  host: Host,
): Promise<number> {
  return remove({ email }, options, { host });
}

/** Deletes all leads that are older than an age. */
export function purge(
  { olderThan, ...options }: DeleteOptions & { olderThan: Age },
  host: Host,
): Promise<number> {
  return remove({ before: momentBefore(Date.now(), olderThan) }, options, { host });
}

/** Deletes a selection, or says what it holds, and fails when that is less than expected. */
function remove(
  selection: Selection,
  { dryRun = false, ...options }: DeleteOptions,
  { host, expected = 0 }: { host: Host; expected?: number },
): Promise<number> {
  return withLeads(options, host, async (store) => {
    const number = dryRun ? (await store.select(selection)).length : await store.remove(selection);
    const missing = Math.max(0, expected - number);
    if (options.json) {
      host.output.result(JSON.stringify({ deleted: number, dryRun, ...(missing > 0 ? { missing } : {}) }));
    } else {
      host.output.result(`${dryRun ? 'Would delete' : 'Deleted'} ${count(number, 'lead')}.`);
      if (missing > 0) host.output.note(`${count(missing, 'number')} had no lead.`);
    }
    return missing > 0 ? 1 : 0;
  });
}
