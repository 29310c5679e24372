import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../src/server/index.ts';
import { ask } from '../support/http/raw.mjs';
import { type Learned, learn, requestTable, tryRow } from '../support/http/request-table.mjs';
import { writeSite, writeTraps } from '../support/http/small-site.mjs';

describe('the server answers every raw request rightly', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let learned: Learned;
  const send = (bytes: string) => ask(Number(new URL(server.url).port), bytes);

  beforeAll(async () => {
    const dist = join(folder, 'site', 'dist');
    writeSite(dist);
    writeTraps(dist);
    server = await serveFolder(dist, { port: 0, host: '127.0.0.1' });
    learned = await learn(send);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(requestTable.map((row) => ({ name: `${row.group}: ${row.title}`, row })))(
    '$name',
    async ({ row }) => {
      expect(await tryRow(row, send, learned)).toBeUndefined();
    },
  );
});
