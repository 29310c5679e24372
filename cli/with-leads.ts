import { createConfig, type LeadStore, LeadsTrouble, loadLeads, locateLeads } from '../src/index.ts';
import type { Host } from './host.ts';
import { type ProblemOptions, printPlainFailure } from './problems.ts';

/** Which database of leads is meant, and how a command on it speaks. */
export interface LeadsOptions extends ProblemOptions {
  leads: string;
  out?: string;
}

/** Runs a command on the database of leads. Trouble with it is one line, or one JSON document, and exit code 1. */
export async function withLeads(
  { leads, out, ...options }: LeadsOptions,
  host: Host,
  command: (store: LeadStore) => Promise<number>,
): Promise<number> {
  const { surroundings, env } = host;
  let store: LeadStore | undefined;
  try {
    const config = createConfig({ out }, surroundings);
    const place = { cwd: surroundings.cwd, out: config.out.path, token: env.LEADS_TOKEN };
    const { openLeads } = await loadLeads();
    store = await openLeads(locateLeads(leads, place));
    return await command(store);
  } catch (error) {
    if (!(error instanceof LeadsTrouble)) throw error;
    return printPlainFailure({ code: `leads-${error.code}`, what: error.message }, options, host);
  } finally {
    await store?.close();
  }
}
