import { LeadsError } from './errors.ts';
import type { FileLocation, LeadsLocation } from './location.ts';
import { toLeadsError } from './to-leads-error.ts';

const sentences = {
  absent: 'does not exist',
  address: 'is not a file',
  corrupt: 'is damaged or not a backup of leads',
  exists: 'already exists; choose another name, or replace it with --force',
  failed: 'could not be written or read',
  folder: 'would be in a folder that does not exist',
  foreign: 'is a database of another program',
  full: 'cannot grow: the disk is full',
  itself: 'is the database itself; choose another file',
  newer: 'was written by a newer version of this program; update the program',
  refused: 'cannot be read or written: the permission is missing, or the disk is read-only',
};

/** What can be wrong with a backup. */
export type BackupErrorCode = keyof typeof sentences;

/** A backup of leads cannot be written or used. The message names the file, and nothing that a visitor has written. */
export class BackupError extends Error {
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, shown: string, options?: ErrorOptions) {
    super(`The backup, ${shown}, ${sentences[code]}.`, options);
    this.code = code;
  }
}

/**
 * Where a backup is.
 *
 * @throws {BackupError} if that is no file
 */
export function backupOf(location: LeadsLocation): FileLocation {
  const { path, shown } = location;
  if (path === undefined) throw new BackupError('address', shown);
  return { ...location, path };
}

/** An error that came from the file of a backup. */
export function toBackupError(error: unknown, file: FileLocation): BackupError {
  if (error instanceof BackupError) return error;
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const { code } = error instanceof LeadsError ? error : toLeadsError(error, file);
  return new BackupError(isMissing ? 'folder' : isKnown(code) ? code : 'failed', file.shown, {
    cause: error,
  });
}

function isKnown(code: string): code is BackupErrorCode {
  return Object.hasOwn(sentences, code);
}
