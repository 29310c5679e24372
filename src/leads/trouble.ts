import type { LeadsLocation } from './location.ts';

/** What can be wrong with the database of leads. */
export type TroubleCode =
  | 'absent'
  | 'address'
  | 'busy'
  | 'corrupt'
  | 'crowded'
  | 'failed'
  | 'foreign'
  | 'full'
  | 'in-output'
  | 'missing'
  | 'newer'
  | 'refused'
  | 'unreachable';

const sentences: Record<TroubleCode, string> = {
  absent: 'does not exist',
  address: 'is no place for one; write a file, or an address that begins with libsql://, https:// or wss://',
  busy: 'is locked by another program',
  corrupt: 'is damaged or not a database; restore it from a backup, or move it away to begin a new one',
  crowded: 'has more to do than it can',
  failed: 'has failed; if that does not end, restart the server',
  foreign: 'is a database of another program; choose another file',
  full: 'cannot grow: the disk is full',
  'in-output': 'would be replaced by the next build; choose a file outside of the output folder',
  missing: 'was deleted or replaced while it was in use; restore it, or restart to begin a new one',
  newer: 'was written by a newer version of this program; update the program',
  refused: 'cannot be read or written: the permission is missing, or the disk is read-only',
  unreachable: 'cannot be reached',
};

/** The database of leads cannot be used. The message names the database, and nothing that a visitor has written. */
export class LeadsTrouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, shown: string, options?: ErrorOptions) {
    super(`The database of leads, ${shown}, ${sentences[code]}.`, options);
    this.code = code;
  }
}

const codes: Record<string, TroubleCode> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_CORRUPT: 'corrupt',
  SQLITE_NOTADB: 'corrupt',
  SQLITE_FULL: 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  SQLITE_READONLY: 'refused',
  SQLITE_PERM: 'refused',
  SQLITE_AUTH: 'refused',
  SQLITE_CANTOPEN: 'refused',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  EISDIR: 'refused',
  ENOTDIR: 'refused',
};

/** An error of the database or the file system as a trouble. */
export function toTrouble(error: unknown, { shown, path }: LeadsLocation): LeadsTrouble {
  if (error instanceof LeadsTrouble) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const unknown = path === undefined ? 'unreachable' : 'failed';
  return new LeadsTrouble(codes[code] ?? unknown, shown, { cause: error });
}
