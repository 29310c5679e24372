import { createClient } from '@libsql/client';

/** The names of all leads. */
export async function names(client) {
  const { rows } = await client.execute("SELECT json_extract(fields, '$.name') AS name FROM leads");
  return new Set(rows.map(({ name }) => name));
}

/** What SQLite finds wrong with the whole file; `ok` when nothing is. */
export async function soundness(client) {
  const { rows } = await client.execute('PRAGMA integrity_check');
  return rows[0]?.integrity_check;
}

/** The version of the tables, and how many of those of version 2 there are. */
export async function versionAndTables(client) {
  const { rows } = await client.execute(
    "SELECT version, (SELECT count(*) FROM sqlite_schema WHERE name IN ('rates', 'rate_key')) AS tables FROM schema_version",
  );
  return `${rows[0]?.version}:${rows[0]?.tables}`;
}

/** Asks a database several questions, and closes it. */
export async function query(path, questions) {
  const client = createClient({ url: `file:${path}`, concurrency: 1, timeout: 5_000 });
  try {
    const answers = [];
    for (const question of questions) answers.push(await question(client));
    return answers;
  } finally {
    client.close();
  }
}
