import { loadLeads } from '../../src/index.ts';
import type { Host } from '../host.ts';
import { count } from '../output.ts';
import { atLeads, type LeadsOptions } from '../with-leads.ts';

type BackupOptions = LeadsOptions & { file: string; force?: boolean };

/** Writes all leads into a file, which can be put back. */
export function backUpLeads({ file, force = false, ...options }: BackupOptions, host: Host): Promise<number> {
  return atLeads(options, host, async ({ leads, locate }) => {
    const { backUp } = await loadLeads();
    const number = await backUp(leads, locate(file), { force });
    if (options.json) host.output.result(JSON.stringify({ leads: number, file }));
    else host.output.result(`Backed up ${count(number, 'lead')} to ${file}.`);
    return 0;
  });
}

type RestoreOptions = LeadsOptions & { file: string };

/** Replaces the leads by a backup, and keeps them beside it. */
export function restoreLeads({ file, ...options }: RestoreOptions, host: Host): Promise<number> {
  return atLeads(options, host, async ({ leads, locate }) => {
    const { restore } = await loadLeads();
    const { count: number, kept } = await restore(leads, locate(file));
    if (options.json) host.output.result(JSON.stringify({ leads: number, kept }));
    else {
      host.output.result(`Restored ${count(number, 'lead')} from ${file}.`);
      if (kept !== undefined) host.output.note(`What was there before is in ${kept} until you delete it.`);
    }
    return 0;
  });
}
