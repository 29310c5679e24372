import { LeadsError, type LeadsErrorCode } from './errors.ts';
import type { LeadsLocation } from './location.ts';
import { remoteErrorCode } from './remote.ts';

const codes: Record<string, LeadsErrorCode> = {
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
export function toLeadsError(error: unknown, { shown, path }: LeadsLocation): LeadsError {
  if (error instanceof LeadsError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const unknown = () => (path === undefined ? remoteErrorCode(error) : 'failed');
  return new LeadsError(codes[code] ?? unknown(), shown, { cause: error });
}
