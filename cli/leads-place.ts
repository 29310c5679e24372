import { join } from 'node:path';
import { defaultLeads } from '../src/choices.ts';
import { outputFolder } from '../src/preparation.ts';

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
