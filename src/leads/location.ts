import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LeadsTrouble } from './trouble.ts';

/** Where the database of leads is by default, beside the project. */
export const defaultLeads = 'data/leads.db';

/** Where the database of leads is. */
export interface LeadsLocation {
  url: string;
  /** The file, when it is one of this machine. */
  path?: string;
  /** How messages name it: without user names and passwords. */
  shown: string;
  /** For a database of another machine. */
  token?: string | undefined;
}

interface LocateOptions {
  /** The folder that paths are relative to. */
  cwd: string;
  /** The folder that a build replaces. */
  out: string;
  token?: string | undefined;
}

/**
 * The database that a person names by path or address (`libsql:`, `https:`, `wss:`, `file:`).
 *
 * @throws {LeadsTrouble} when it would be in the output folder
 */
export function locateLeads(name: string, { cwd, out, token }: LocateOptions): LeadsLocation {
  if (/^(?:libsql|https?|wss?):/.test(name)) {
    const { protocol, host } = new URL(name);
    return { url: name, shown: `${protocol}//${host}`, token };
  }
  const path = name.startsWith('file:') ? fileURLToPath(new URL(name)) : resolve(cwd, name);
  if (isInside(realPath(path), realPath(out))) throw new LeadsTrouble('in-output', name);
  return { url: pathToFileURL(path).href, path, shown: name };
}

/** A path without symbolic links, also when its end does not exist yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), relative(parent, path));
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
