import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInside } from '../lib/output-place.ts';
import { LeadsError } from './errors.ts';

/** The default database of leads, beside the project. */
export const defaultLeads = 'data/leads.db';

/** The place of a database of leads. */
export interface LeadsLocation {
  url: string;
  /** The file, if it is on this machine. */
  path?: string;
  /** The name in messages, without user names and passwords. */
  shown: string;
  /** For a database on another machine. */
  token?: string | undefined;
}

/** A database that is a file on this machine. */
export type FileLocation = LeadsLocation & { path: string };

interface LocateOptions {
  /** The folder that paths are relative to. */
  cwd: string;
  /** The folder that a build replaces. */
  out: string;
  token?: string | undefined;
}

/**
 * Locates a database by path or address (`libsql:`, `https:`, `wss:`, `file:`). An empty name means the default, as an empty variable does.
 *
 * @throws {LeadsError} if the name cannot be used, or the file would be in the output folder
 */
export function locateLeads(name: string, { cwd, out, token }: LocateOptions): LeadsLocation {
  // One letter is a drive of Windows.
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(name)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'file') return locateServer(name, scheme, token);
  const path = scheme === 'file' ? pathOf(name, cwd) : resolve(cwd, name || defaultLeads);
  if (isInside(realPath(path), realPath(out))) throw new LeadsError('in-output', name);
  return { url: pathToFileURL(path).href, path, shown: name || defaultLeads };
}

/**
 * Requires a database that is a file.
 *
 * @throws {LeadsError} if it is on a server
 */
export function fileOf(location: LeadsLocation): FileLocation {
  const { path, shown } = location;
  if (path === undefined) throw new LeadsError('elsewhere', shown);
  return { ...location, path };
}

/** Locates a server. A misspelt address must not become a folder, and its password is not shown. */
function locateServer(name: string, scheme: string, token: string | undefined): LeadsLocation {
  const isKnown = ['libsql', 'http', 'https', 'ws', 'wss'].includes(scheme);
  if (!isKnown || !URL.canParse(name)) throw new LeadsError('address', `${scheme}:…`);
  const { protocol, host, hostname, username, password } = new URL(name);
  const shown = `${protocol}//${host}`;
  if (host === '') throw new LeadsError('address', `${scheme}:…`);
  if (username !== '' || password !== '') throw new LeadsError('password', shown);
  const isPlain = scheme === 'http' || scheme === 'ws';
  if (isPlain && !isLoopback(hostname)) throw new LeadsError('insecure', shown);
  // The file that it was read from may end with a line break.
  const trimmed = token?.trim();
  if (trimmed && /[^!-~]/.test(trimmed)) throw new LeadsError('token', shown);
  // A libSQL server answers to both at one address; a post can be aborted, and needs no connection that may be gone.
  return { url: name.replace(/^ws/i, 'http'), shown, token: trimmed };
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}

/** Returns the path of a `file:` address, which may be relative (`file:leads.db`). */
function pathOf(name: string, cwd: string): string {
  try {
    return fileURLToPath(new URL(name, pathToFileURL(join(cwd, sep))));
  } catch {
    throw new LeadsError('address', name);
  }
}

/** Resolves the symbolic links of a path, whose end may not exist yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), relative(parent, path));
}
