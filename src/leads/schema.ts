import type { Client, ResultSet } from '@libsql/client';
import { LeadsError } from './errors.ts';

/**
 * Each step migrates the database to the next version. Released steps never change. Each creates a table, so it fails if another server was
 * quicker.
 */
const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT',
    'INSERT INTO schema_version VALUES (0)',
    `CREATE TABLE leads (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      received_at TEXT NOT NULL,
      form TEXT NOT NULL,
      locale TEXT NOT NULL,
      email TEXT NOT NULL,
      fields TEXT NOT NULL,
      digest TEXT NOT NULL,
      key TEXT UNIQUE
    ) STRICT`,
    'CREATE INDEX leads_received_at ON leads (received_at)',
    'CREATE INDEX leads_email ON leads (email)',
    'CREATE INDEX leads_digest ON leads (digest)',
    `CREATE TABLE notices (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL,
      UNIQUE (lead_id, channel)
    ) STRICT`,
    'CREATE INDEX notices_due_at ON notices (due_at)',
  ],
  [
    'CREATE TABLE rate_key (key TEXT NOT NULL) STRICT',
    'INSERT INTO rate_key VALUES (hex(randomblob(32)))',
    'CREATE TABLE rates (bucket INTEGER PRIMARY KEY, free_at INTEGER NOT NULL) STRICT',
    'CREATE INDEX rates_free_at ON rates (free_at)',
  ],
];

/**
 * Creates the tables of an empty database, or migrates older ones.
 *
 * @param wanted the version to migrate to; the newest by default
 * @throws {LeadsError} if the database is another program's, or of a newer version
 */
export async function migrate(
  client: Client,
  shown: string,
  wanted: number = migrations.length,
): Promise<void> {
  const version = await versionOf(client, shown);
  for (const [at, step] of migrations.slice(0, wanted).entries()) {
    if (at < version) continue;
    try {
      const count = { sql: 'UPDATE schema_version SET version = ?', args: [at + 1] };
      await client.batch([...step, count], 'write');
    } catch (error) {
      // Another process that starts at the same time may have been quicker: what is busy is tried again.
      if (!isAlreadyThere(error)) throw error;
      throw new LeadsError('busy', shown, { cause: error });
    }
  }
}

/** A database, or a transaction in it. */
interface Readable {
  execute(statement: string): Promise<ResultSet>;
}

/**
 * Returns the version of a database, 0 for an empty one. It only reads.
 *
 * @throws {LeadsError} if the database is another program's, or of a newer version
 */
export async function versionOf(client: Readable, shown: string): Promise<number> {
  const { rows } = await client.execute("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'");
  if (rows.length === 0) return 0;
  if (!rows.some(({ name }) => name === 'schema_version')) throw new LeadsError('foreign', shown);
  const found = await client.execute('SELECT version FROM schema_version');
  const version = Number(found.rows[0]?.version);
  if (version > migrations.length) throw new LeadsError('newer', shown);
  return version;
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && error.message.includes('already exists');
}
