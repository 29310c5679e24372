import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../src/hosting/manifest.ts';
import { writeSite } from '../../support/http/small-site.mjs';
import { temporaryFolder } from '../../support/workspace.ts';

const rule = (name: string, value: string) => ({ headers: [{ for: '/*', set: { [name]: value } }] });

const moved = (from: string, to: string) => ({ redirects: [{ from, to, status: 301 }] });

const placed = {
  ...{ address: '/en', title: 10, island: { start: 20, end: 40, wake: 'idle' } },
  props: { fields: {}, words: { titlePrefix: 'Error:' } },
};

/** A form at a place that no build gives it. */
const formAt = (place: object) => ({ forms: [{ name: 'ask', pages: { en: { ...placed, ...place } } }] });

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
    ['a form whose place is a text', formAt({ title: '12' })],
    ['one whose place is no whole number', formAt({ title: 1.5 })],
    ['one whose place is no number that there is', formAt({ title: Number.POSITIVE_INFINITY })],
    ['one that begins before its page', formAt({ title: -1 })],
    ['one that begins in its title', formAt({ title: 30 })],
    ['one that ends where it begins', formAt({ island: { start: 20, end: 20, wake: 'idle' } })],
    ['one that is woken by nothing', formAt({ island: { start: 20, end: 40, wake: '' } })],
    ['one whose props are a text', formAt({ props: '{}' })],
    ['one whose title has no other words', formAt({ props: { fields: {}, words: {} } })],
    ['one in no language', { forms: [{ name: 'ask', pages: { '../is': placed } }] }],
    ['one without a name', { forms: [{ name: '', pages: {} }] }],
    ['an address that nginx would replace', moved('/$request_uri', '/c')],
  ])('with %s is none that a build has written', (_, change) => {
    const { site, file } = builtSite();
    expect(readManifest(site)).toBeDefined();
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
    expect(readManifest(site)).toBeUndefined();
  });

  it('may say where a form is', () => {
    const { site, file } = builtSite();
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...formAt({}) }));
    expect(readManifest(site)?.forms).toEqual(formAt({}).forms);
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
