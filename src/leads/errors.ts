/** What can be wrong with the database of leads. */
export type LeadsErrorCode =
  | 'absent'
  | 'address'
  | 'ailing'
  | 'busy'
  | 'corrupt'
  | 'crowded'
  | 'elsewhere'
  | 'failed'
  | 'foreign'
  | 'full'
  | 'in-output'
  | 'in-use'
  | 'insecure'
  | 'missing'
  | 'newer'
  | 'no-server'
  | 'password'
  | 'read-only'
  | 'refused'
  | 'slow'
  | 'token'
  | 'unknown-host'
  | 'unreachable'
  | 'untrusted';

const sentences: Record<LeadsErrorCode, string> = {
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

/** The database of leads cannot be used. The message names the database, and nothing that a visitor has written. */
export class LeadsError extends Error {
  readonly code: LeadsErrorCode;

  constructor(code: LeadsErrorCode, shown: string, options?: ErrorOptions) {
    super(`The database of leads, ${shown}, ${sentences[code]}.`, options);
    this.code = code;
  }
}
