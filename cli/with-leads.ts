import { createConfig, type LeadStore, LeadsTrouble, loadLeads, locateLeads } from '../src/index.ts';
import type { Host } from './host.ts';

/** Which database of leads is meant. */
export interface LeadsOptions {
  leads: string;
  out?: string;
}

/** Runs a command on the database of leads. Trouble with it is one line, and exit code 1. */
export async function withLeads(
  { leads, out }: LeadsOptions,
  { output, surroundings, env }: Host,
  command: (store: LeadStore) => Promise<number>,
): Promise<number> {
  let store: LeadStore | undefined;
  try {
    const config = createConfig({ out }, surroundings);
    const place = { cwd: surroundings.cwd, out: config.out.path, token: env.LEADS_TOKEN };
    const { openLeads } = await loadLeads();
    store = await openLeads(locateLeads(leads, place));
    return await command(store);
  } catch (error) {
    if (!(error instanceof LeadsTrouble)) throw error;
    output.note(error.message);
    return 1;
  } finally {
    await store?.close();
  }
}
