// Fills the disk under the database, a tmpfs of 1 MB: forms must be answered with 503 and Retry-After, pages served, what was
// accepted kept, and all must go on when there is space again. The same holds for a start on a disk that is read-only. Mounting
// needs a namespace of its own; where that is not permitted, the proof says so and ends with 0.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { compileServer, newMessage, options, post, startServer } from '../support/form-process.mjs';

const { site } = options({});
const inNamespace = process.env.FULL_DISK;
if (inNamespace) await prove(inNamespace);
else enterNamespace();

function enterNamespace() {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  const mount = 'mount -t tmpfs -o size=1m,mode=700 tmpfs "$FULL_DISK"';
  const env = { ...process.env, FULL_DISK: folder };
  const unshare = ['-U', '-r', '-m', 'sh', '-c'];
  if (spawnSync('unshare', [...unshare, mount], { env }).status === 0) {
    const self = [process.execPath, fileURLToPath(import.meta.url), '--site', site];
    const script = `${mount} && exec ${self.map((part) => `'${part}'`).join(' ')}`;
    process.exitCode = spawnSync('unshare', [...unshare, script], { env, stdio: 'inherit' }).status ?? 1;
  } else console.log('skipped: no disk can be mounted here (unshare and mount are not permitted).');
  rmSync(folder, { recursive: true, force: true });
}

async function prove(disk) {
  const leads = join(disk, 'leads.db');
  const command = await compileServer();
  const server = await startServer(command, { site, leads });
  const accepted = [];
  const send = async (message = newMessage('x'.repeat(6_000))) => {
    const status = await post(server.url, message);
    if (status === 200) accepted.push(message.key);
    return status;
  };
  expect('a post', await send(), 200);
  writeFileSync(join(disk, 'filler'), Buffer.alloc(400_000));
  let refused = newMessage('x'.repeat(6_000));
  while ((await send(refused)) === 200) refused = newMessage('x'.repeat(6_000));
  expect('a post to a full disk', await send(refused), 503);
  expect('the wait', (await fetch(server.url, formPost(server.url))).headers.get('retry-after'), '30');
  expect('a page beside it', (await fetch(`${server.url}/fa-tilbod`)).status, 200);
  rmSync(join(disk, 'filler'));
  expect('the same post with space', await send(refused), 200);
  server.child.kill('SIGTERM');
  await server.exited;
  remount(disk, 'ro');
  const readOnly = await startServer(command, { site, leads });
  const last = newMessage('x');
  expect('a post to a disk that is read-only', await post(readOnly.url, last), 503);
  expect('what is said of it', /cannot be read or written/.test(readOnly.log), true);
  expect('a page beside it', (await fetch(`${readOnly.url}/fa-tilbod`)).status, 200);
  remount(disk, 'rw');
  let repaired = 503;
  while (repaired === 503) repaired = await post(readOnly.url, last);
  expect('the same post when it can be written', repaired, 200);
  accepted.push(last.key);
  readOnly.child.kill('SIGTERM');
  await readOnly.exited;
  await verify(leads, accepted);
  console.log(`full disk: 503 and back, ${accepted.length} messages accepted and kept, database sound`);
  console.log([...new Set(server.log.trim().split('\n'))].map((line) => `  ${line}`).join('\n'));
}

function formPost(origin) {
  const { body } = newMessage('x'.repeat(6_000));
  return {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  };
}

function remount(disk, mode) {
  const { status, stderr } = spawnSync('mount', ['-o', `remount,${mode}`, disk], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

async function verify(leads, accepted) {
  const database = createClient({ url: `file:${leads}` });
  const { rows } = await database.execute('PRAGMA integrity_check');
  expect('the check of the database', rows[0].integrity_check, 'ok');
  const stored = (await database.execute("SELECT json_extract(fields, '$.name') AS name FROM leads")).rows;
  database.close();
  expect(
    'what is stored',
    stored
      .map(({ name }) => name)
      .sort()
      .join(),
    accepted.sort().join(),
  );
}

function expect(what, is, shouldBe) {
  if (is !== shouldBe) throw new Error(`${what}: ${is} instead of ${shouldBe}`);
}
