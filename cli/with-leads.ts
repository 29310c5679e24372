import {
  BackupError,
  type LeadStore,
  LeadsError,
  type LeadsLocation,
  loadLeads,
  locateLeads,
} from '../src/index.ts';
import type { Host } from './host.ts';
import { type LeadsChoice, leadsPlace } from './leads-place.ts';
import { type ProblemOptions, printPlainFailure } from './problems.ts';

/** Which database of leads to use, and how a command prints. */
export type LeadsOptions = LeadsChoice & ProblemOptions;

/** Runs a command that finds databases by their names. An error is one line, or one JSON document, and exit code 1. */
export async function atLeads(
  options: LeadsOptions,
  host: Host,
  command: (locate: (name: string) => LeadsLocation) => Promise<number>,
): Promise<number> {
  const { environment, env } = host;
  try {
    const place = { ...leadsPlace(options, environment.cwd), token: env.LEADS_TOKEN };
    return await command((name) => locateLeads(name, place));
  } catch (error) {
    if (!(error instanceof LeadsError) && !(error instanceof BackupError)) throw error;
    const subject = error instanceof BackupError ? 'backup' : 'leads';
    return printPlainFailure({ code: `${subject}-${error.code}`, what: error.message }, options, host);
  }
}

/** Runs a command on the database of leads, in the same way. */
export function withLeads(
  options: LeadsOptions,
  host: Host,
  command: (store: LeadStore) => Promise<number>,
): Promise<number> {
  return atLeads(options, host, async (locate) => {
    const { openLeads } = await loadLeads();
    const store = await openLeads(locate(options.leads));
    try {
      return await command(store);
    } finally {
      await store.close();
    }
  });
}
