import { join } from 'node:path';
import {
  BackupError,
  type LeadStore,
  LeadsError,
  type LeadsLocation,
  loadLeads,
  locateLeads,
} from '../src/index.ts';
import { defaultLeads, outputFolder } from '../src/preparation.ts';
import type { Host } from './host.ts';
import { type ProblemOptions, printPlainFailure } from './problems.ts';

/** Which database of leads to use, and how a command prints. */
export type LeadsOptions = LeadsChoice & ProblemOptions;

/** The database of leads, and what finds others by their names. */
interface LeadsPlaces {
  leads: LeadsLocation;
  locate(name: string): LeadsLocation;
}

/** Runs a command that works with databases. An error is one line, or one JSON document, and exit code 1. */
export async function atLeads(
  options: LeadsOptions,
  host: Host,
  command: (places: LeadsPlaces) => Promise<number>,
): Promise<number> {
  const { environment, env } = host;
  try {
    const { leads, ...place } = leadsPlace(options, environment.cwd);
    const locate = (name: string) => locateLeads(name, { ...place, token: env.LEADS_TOKEN });
    return await command({ leads: locate(leads), locate });
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
  return atLeads(options, host, async ({ leads }) => {
    const { openLeads } = await loadLeads();
    const store = await openLeads(leads);
    try {
      return await command(store);
    } finally {
      await store.close();
    }
  });
}

/** Which database of leads to use. */
export interface LeadsChoice {
  leads: string;
  /** The folder of another site. */
  site?: string;
  /** The folder of the built site. */
  out?: string;
}

/**
 * Returns the name of the database of leads, the folder that names are relative to, and the one in which none may be. A name that
 * nobody chose is that of a file of the site, so that two sites do not share their leads.
 */
export function leadsPlace(
  { leads, site = '.', out }: LeadsChoice,
  cwd: string,
): { leads: string; cwd: string; out: string } {
  return {
    leads: leads === '' || leads === defaultLeads ? join(site, defaultLeads) : leads,
    cwd,
    out: outputFolder({ site, ...(out !== undefined && { out }) }, cwd).path,
  };
}
