import type { LeadsLocation } from './location.ts';
import { remoteTrouble } from './remote.ts';
import { LeadsTrouble, type TroubleCode } from './trouble.ts';

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
  const unknown = () => (path === undefined ? remoteTrouble(error) : 'failed');
  return new LeadsTrouble(codes[code] ?? unknown(), shown, { cause: error });
}
