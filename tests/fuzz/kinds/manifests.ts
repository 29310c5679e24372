import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from '../../../src/server/failure.ts';
import { serveFolder } from '../../../src/server/index.ts';
import { writeSite, writeTraps } from '../../support/http/small-site.mjs';
import { answerFindings } from '../answer-findings.ts';
import { converse, requestFor } from '../converse.ts';
import { hostileAnywhere } from '../hostile.ts';
import { type Findings, kind } from '../kind.ts';
import { mutateJson, mutateText } from '../mutate.ts';

/** Values that stand where others are expected. */
const values: readonly unknown[] = [
  ...hostileAnywhere,
  ...[null, true, -0, 1e308, [], {}, '', [[]], { from: '/', to: '//evil.example', status: 301 }],
  ...[
    '../secret.txt',
    'link.txt',
    'linked/secret.txt',
    '.env',
    'leads.db',
    '/etc/passwd',
    'index.html',
    '/en',
  ],
];

const place = { host: '127.0.0.1', port: 0 };

/** Lists of files beside a site that say something else than a build has written. */
export const manifests = kind<string>('manifests', 10, (folder) => {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeSite(site, { redirects: [{ from: '/gamalt', to: '/um-okkur', status: 301 }] });
  writeTraps(site);
  const file = join(site, '_site.json');
  const real = readFileSync(file, 'utf8');
  return {
    make: (random) =>
      random.once(4)
        ? mutateText(real, random)
        : JSON.stringify(mutateJson(JSON.parse(real), random, values)),
    async check(text) {
      rmSync(file, { force: true });
      writeFileSync(file, text);
      return serveFindings(site);
    },
    show: (text) => text,
  };
});

async function serveFindings(site: string): Promise<Findings> {
  const server = await serveFolder(site, { ...place, followMs: 60_000 }).catch((error: unknown) => {
    if (explainFailure(error, place) === undefined) throw error;
    return undefined;
  });
  if (!server) return [];
  try {
    const targets = [
      '/',
      '/en/nowhere',
      '/link.txt',
      '/linked/secret.txt',
      '/.env',
      '/leads.db',
      '/secret.txt',
    ];
    const answers = await Promise.all(targets.map((one) => converse(server.url, requestFor(one))));
    return answers.flatMap(answerFindings);
  } finally {
    await server.close();
  }
}
