import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../src/hosting/read-manifest.ts';
import { writeSite } from '../../support/http/small-site.mjs';
import { temporaryFolder } from '../../support/workspace.ts';

const rule = (name: string, value: string) => ({ headers: [{ for: '/*', set: { [name]: value } }] });

const moved = (from: string, to: string) => ({ redirects: [{ from, to, status: 301 }] });

describe('a manifest', () => {
  it.each([
    ['a header with a sign that HTTP does not know', rule('Cache-Control', '\u200b')],
    ['a header with a line break', rule('Cache-Control', 'a\r\nSet-Cookie: b')],
    ['a name of a header with a space', rule('Cache Control', 'a')],
    ['a nameless header', rule('', 'a')],
    ['such a header for TLS alone', { overTls: { 'Strict-Transport-Security': '\0' } }],
    ['a redirect to an address with a line break', moved('/a', '/b\n')],
    [
      'a redirect that brings a setting of nginx',
      moved('/a { } location /etc/ { root /; } location /b', '/c'),
    ],
    ['a redirect that ends its setting', moved('/a', '/b; root /')],
    ['a rule that brings one', { headers: [{ for: '/a { } location /b', set: {} }] }],
    ['a page whose name brings one', { files: { 'a; } location /b { #.html': 'x'.repeat(43) } }],
    [
      'a not-found page whose name brings one',
      { locales: [{ id: 'is', prefix: '', notFound: '404.html; root /' }] },
    ],
    ['a release that brings a line of the figures', { release: '"} 1\nsite_forms_total 0 #' }],
    ['a digest that ends its entity tag', { files: { 'a.html': '"\r\n' } }],
    ['an address that nginx would replace', moved('/$request_uri', '/c')],
  ])('with %s is none that a build has written', (_, change) => {
    const { site, file } = builtSite();
    expect(readManifest(site)).toBeDefined();
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
    expect(readManifest(site)).toBeUndefined();
  });

  it.each([
    ['a named pipe', (file: string) => spawnSync('mkfifo', [file])],
    ['a folder', (file: string) => mkdirSync(file)],
    ['a link without end', (file: string) => symlinkSync('/dev/zero', file)],
    ['no JSON', (file: string) => writeFileSync(file, '{')],
    ['nothing', () => undefined],
  ])('in whose place there is %s is not there', (_, put) => {
    const { site, file } = builtSite();
    rmSync(file);
    put(file);
    expect(readManifest(site)).toBeUndefined();
  });
});

function builtSite(): { site: string; file: string } {
  const site = join(temporaryFolder(), 'site');
  writeSite(site);
  return { site, file: join(site, '_site.json') };
}
