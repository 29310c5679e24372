import { type Age, type LeadStore, momentBefore, type Removed, type Selection } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { count, type Output } from '../output.ts';
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

/** Deletes a selection, or prints what it contains, and fails if that is less than expected. */
function remove(
  selection: Selection,
  { dryRun = false, ...options }: DeleteOptions,
  { host, expected = 0 }: { host: Host; expected?: number },
): Promise<number> {
  return withLeads(options, host, async (store) => {
    const { count: deleted, isGone } = dryRun
      ? await wouldRemove(store, selection)
      : await store.remove(selection);
    const missing = Math.max(0, expected - deleted);
    const outcome = { deleted, dryRun, ...(missing > 0 && { missing }), ...(!isGone && { left: true }) };
    if (options.json) host.output.result(JSON.stringify(outcome));
    else say(outcome, host.output);
    return missing > 0 ? 1 : 0;
  });
}

async function wouldRemove(store: LeadStore, selection: Selection): Promise<Removed> {
  return { count: (await store.select(selection)).length, isGone: true };
}

/** The outcome of a deletion. `left` means that its bytes are still in the files. */
interface Outcome {
  deleted: number;
  dryRun: boolean;
  missing?: number;
  left?: boolean;
}

function say({ deleted, dryRun, missing, left }: Outcome, output: Output): void {
  output.result(`${dryRun ? 'Would delete' : 'Deleted'} ${count(deleted, 'lead')}.`);
  if (missing) output.note(`${count(missing, 'number')} had no lead.`);
  if (left)
    output.note(
      'What was deleted is still in the log of the database (-wal), because another program is reading it. The next command on the leads removes it when that program has finished.',
    );
}
