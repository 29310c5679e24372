import { resolve } from 'node:path';
import { defaultLeads, outputFolder } from '../src/choices.ts';

/** Which database of leads to use. */
export interface LeadsChoice {
  leads: string;
  /** The folder of another site. */
  site?: string;
  /** The folder of the built site. */
  out?: string;
}

/**
 * Returns the folder that the name of a database is relative to, and the one in which none may be. A name that nobody chose is
 * relative to the site, so that two sites do not share their leads.
 */
export function leadsPlace(
  { leads, site = '.', out }: LeadsChoice,
  cwd: string,
): { cwd: string; out: string } {
  return {
    cwd: leads === defaultLeads ? resolve(cwd, site) : cwd,
    out: outputFolder({ site, ...(out !== undefined && { out }) }, cwd).path,
  };
}
