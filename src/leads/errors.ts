/** The rest of the sentence that begins with the name of the database, by error code. */
const sentences = {
  absent: 'does not exist',
  address: 'cannot be used; write a file name, or an address that begins with libsql://, https:// or wss://',
  ailing: 'answers with an error of its own, or a proxy in front of it does',
  busy: 'is locked by another program',
  corrupt: 'is damaged or not a database; restore it from a backup, or move it away to begin a new one',
  crowded: 'has more to do than it can handle',
  elsewhere: 'is on a libSQL server; restore there, or into a file on this machine with “--leads FILE”',
  failed: 'has failed; if that continues, restart the server',
  foreign: 'is a database of another program; choose another file',
  full: 'cannot grow: the disk is full',
  'in-output': 'would be replaced by the next build; choose a file outside the output folder',
  'in-use': 'is in use by a server or another program; stop that first',
  insecure:
    'would be used without TLS; write libsql://HOST:PORT?tls=0 if nobody else is on the network between the two machines',
  missing: 'was deleted or replaced while it was in use; restore it, or restart to begin a new one',
  newer: 'was written by a newer version of this program; update the program',
  'no-server': 'is not a libSQL server, though something answers there; check LEADS_URL',
  password: 'cannot have a name or password in its address; use LEADS_TOKEN',
  'read-only': 'does not let this token write; check LEADS_TOKEN',
  refused: 'cannot be read or written: the permission is missing, or the disk is read-only',
  slow: 'does not answer in time',
  token: 'does not accept the token; check LEADS_TOKEN',
  'unknown-host': 'is on a host that cannot be found; check LEADS_URL',
  unreachable: 'cannot be reached',
  untrusted: 'has no certificate for this address, or does not speak TLS; check LEADS_URL',
};

export type LeadsErrorCode = keyof typeof sentences;

/** The database of leads cannot be used. The message names the database, and nothing that a visitor has written. */
export class LeadsError extends Error {
  readonly code: LeadsErrorCode;

  constructor(code: LeadsErrorCode, shown: string, options?: ErrorOptions) {
    super(`The database of leads, ${shown}, ${sentences[code]}.`, options);
    this.code = code;
  }
}

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

/** A database or a backup: how messages name it, and its file if it has one. */
interface Place {
  shown: string;
  path?: string;
}

/** Turns an error of the database or the file system into a `LeadsError`. */
export function toLeadsError(error: unknown, { shown, path }: Place): LeadsError {
  if (error instanceof LeadsError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const unknown = () => (path === undefined ? remoteErrorCode(error) : 'failed');
  return new LeadsError(codes[code] ?? unknown(), shown, { cause: error });
}

/** Returns the code of an error of a libSQL server that has no code of SQLite. */
function remoteErrorCode(error: unknown): LeadsErrorCode {
  const chain = [...causes(error)];
  const status = chain.map((one) => one.status).find((value) => typeof value === 'number');
  if (status !== undefined) return byStatus(status);
  const names = chain.flatMap(({ name, code }) => [name, code].filter((part) => typeof part === 'string'));
  return byName.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'unreachable';
}

function byStatus(status: number): LeadsErrorCode {
  if (status === 401) return 'token';
  if (status === 403) return 'read-only';
  return status >= 500 || status === 408 || status === 429 ? 'ailing' : 'no-server';
}

/** Names of errors of the driver, `fetch` and OpenSSL. */
const byName: readonly (readonly [pattern: RegExp, code: LeadsErrorCode])[] = [
  [/^TimeoutError$/, 'slow'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'unknown-host'],
  [/^(?:ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/, 'untrusted'],
  [/^(?:URL_\w+)$/, 'address'],
  [/^(?:SyntaxError|HRANA_PROTO_ERROR)$/, 'no-server'],
];

interface Failure {
  name?: unknown;
  code?: unknown;
  status?: unknown;
}

/** Yields an error and its causes. */
function* causes(error: unknown): Generator<Failure> {
  for (let one = error; one instanceof Error; one = one.cause) yield one as Failure;
}

const backupSentences = {
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

export type BackupErrorCode = keyof typeof backupSentences;

/** A backup of leads cannot be written or used. The message names the file, and nothing that a visitor has written. */
export class BackupError extends Error {
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, shown: string, options?: ErrorOptions) {
    super(`The backup, ${shown}, ${backupSentences[code]}.`, options);
    this.code = code;
  }
}

/** Turns an error of the file of a backup into a `BackupError`. */
export function toBackupError(error: unknown, file: Place): BackupError {
  if (error instanceof BackupError) return error;
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const { code } = error instanceof LeadsError ? error : toLeadsError(error, file);
  return new BackupError(isMissing ? 'folder' : isBackupCode(code) ? code : 'failed', file.shown, {
    cause: error,
  });
}

function isBackupCode(code: string): code is BackupErrorCode {
  return Object.hasOwn(backupSentences, code);
}
