import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest } from '../../../src/server/read-manifest.ts';
import { writeSite } from '../../support/http/small-site.mjs';
import { temporaryFolder } from '../../support/workspace.ts';

const rule = (name: string, value: string) => ({ headers: [{ for: '/*', set: { [name]: value } }] });

it.each([
  ['a header with a sign that HTTP does not know', rule('Cache-Control', '\u200b')],
  ['a header with a line break', rule('Cache-Control', 'a\r\nSet-Cookie: b')],
  ['a name of a header with a space', rule('Cache Control', 'a')],
  ['a nameless header', rule('', 'a')],
  ['such a header for TLS alone', { overTls: { 'Strict-Transport-Security': '\0' } }],
  ['a redirect to an address with a line break', { redirects: [{ from: '/a', to: '/b\n', status: 301 }] }],
])('a manifest with %s is none that a build has written', async (_, change) => {
  const site = join(temporaryFolder(), 'site');
  writeSite(site);
  await expect(readManifest(site)).resolves.toBeDefined();
  const file = join(site, '_site.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  await expect(readManifest(site)).rejects.toThrow('holds no site that this program built');
});
