// @module-tag all
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuildResult, buildSite, buildWholeSite } from '../../src/build.ts';
import type { HostingManifest } from '../../src/hosting/manifest.ts';
import { builtSite, findAll, hostingOf } from '../support/built-site.ts';
import { commandAt, site } from '../support/cli.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

/** What the build of the real site adds for hosts, by its file. */
async function hosted(file: string): Promise<string> {
  const built = await builtSite();
  return String(hostingOf(built, built.artifacts).find(({ path }) => path === file)?.body);
}

async function manifestOf(): Promise<HostingManifest> {
  return JSON.parse(await hosted('_site.json'));
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const rulesIn = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';

/** How many scripts each page loads; the hash of each must be that of its file. */
function scriptsOf({ artifacts }: BuildResult): { path: string; count: number }[] {
  const pages = artifacts.filter(({ path }) => path.endsWith('.html'));
  return pages.map(({ path, body }) => {
    const scripts = findAll(String(body), ({ tag, attributes }) => tag === 'script' && 'src' in attributes);
    for (const { attributes } of scripts) {
      const file = artifacts.find((one) => `/${one.path}` === attributes.src)?.body ?? '';
      const hash = createHash('sha256').update(file).digest('base64');
      expect(attributes.integrity, path).toBe(`sha256-${hash}`);
    }
    return { path, count: scripts.length };
  });
}

describe('what hosts learn about the real site', () => {
  it('the policy holds the hash of every inline style and of the speculation rules, and needs no other', async () => {
    const { artifacts } = await builtSite();
    const pages = artifacts.filter(({ path }) => path.endsWith('.html')).map(({ body }) => String(body));
    const styles = pages.flatMap((html) =>
      [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css),
    );
    const { headers } = await manifestOf();
    const policy = headers[0]?.set['Content-Security-Policy'] ?? '';
    const allowed = (directive: string) =>
      new Set(new RegExp(`${directive} 'self' ([^;]*)`).exec(policy)?.[1]?.split(' '));
    expect(allowed('style-src')).toEqual(new Set(styles.map(sourceOf)));
    expect(allowed('script-src')).toEqual(new Set(pages.map(rulesIn).map(sourceOf)));
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('every page has one script, with the hash of its file (Subresource Integrity)', async () => {
    const others = scriptsOf(await builtSite()).filter(({ count }) => count !== 1);
    expect(others).toEqual([]);
  });

  it('knows both forms in both languages, and the two not-found pages', async () => {
    const { forms, locales } = await manifestOf();
    const places = forms.map(({ name, pages: { is, en } }) => ({
      name,
      pages: { is: is?.address, en: en?.address },
    }));
    expect(places).toEqual([
      { name: 'contact', pages: { is: '/fa-tilbod', en: '/en/get-quote' } },
      { name: 'simple-contact', pages: { is: '/hafa-samband', en: '/en/contact' } },
    ]);
    expect(locales).toEqual([
      { id: 'is', prefix: '', notFound: '404.html' },
      { id: 'en', prefix: '/en', notFound: 'en/404.html' },
    ]);
  });

  it('every page tells browsers which pages may be fetched before a click', async () => {
    const { artifacts } = await builtSite();
    for (const { path, body } of artifacts.filter((one) => one.path.endsWith('.html')))
      expect(JSON.parse(rulesIn(String(body))), path).toEqual({
        prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
      });
  });

  it('`_headers` keeps the limits of Cloudflare Pages: 100 rules, 2,000 letters a line', async () => {
    const lines = (await hosted('_headers')).split('\n');
    expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('netlify.toml builds as package.json does, into the folder that it publishes', () => {
    const text = readFileSync(join(projectDir, 'netlify.toml'), 'utf8');
    const { scripts, engines } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
    expect(/command = "npm run (\w+)"/.exec(text)?.[1]).toBe('build');
    expect(scripts.build).toBe('node cli/site.mjs build');
    expect(/publish = "(.+)"/.exec(text)?.[1]).toBe('dist');
    expect(engines.node).toBe('>=20.19.0');
    expect(/NODE_VERSION = "(\d+)"/.exec(text)?.[1]).toBe('24');
  });
});

describe('what hosts learn about any site', () => {
  it('the script that the usual head of a page names has the hash of its file', async () => {
    const pages = scriptsOf(await buildSite(tinyConfig(tinyWorkspace())));
    expect(pages.filter(({ count }) => count === 1)).toHaveLength(6);
  });

  it('an asset carries a short policy: it is no page, and the long one weighs more than some assets', async () => {
    const { artifacts } = await buildWholeSite(tinyConfig(tinyWorkspace()));
    const manifest = artifacts.find(({ path }) => path === '_site.json')?.body;
    const { headers }: HostingManifest = JSON.parse(String(manifest));
    const rule = headers.find((one) => one.for === '/assets/*');
    expect(rule?.set['Content-Security-Policy']).toMatch(/^default-src 'none'; /);
    expect(JSON.stringify(rule?.set).length).toBeLessThan(250);
  });
});

describe('the image of Docker', () => {
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  it('is made and run by a version of Node that is looked after, the one of Netlify', () => {
    expect(read('Dockerfile').match(/^FROM .*/gm)).toEqual(['FROM node:24 AS build', 'FROM node:24-slim']);
  });

  it('is built with the history, which the days of the sitemap come from, and does not hold it', () => {
    expect(read('.dockerignore').split('\n')).not.toContain('.git');
    const [, run = ''] = read('Dockerfile').split('FROM node:24-slim');
    expect(run.match(/^COPY (?!--from)\S+/gm)).toEqual(
      ['package.json', 'cli', 'src', 'templates'].map((name) => `COPY ${name}`),
    );
  });
});

describe('site hosting', () => {
  const hosting = (...args: string[]) => site(['hosting', ...args, '--site', tinyDir]);

  it('prints settings of the built site, and says what to do when there is none', () => {
    const cwd = temporaryFolder();
    const out = join(cwd, 'dist');
    expect(site(['hosting', 'nginx', '--site', tinyDir, '--out', 'dist'], { cwd })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `There is no built site in dist. Run “${commandAt(cwd, 'build', tinyDir)}” first.\n`,
    });
    site(['build', '--quiet', '--site', tinyDir, '--out', out]);
    const { code, stdout } = hosting('caddy', '--out', out, '--root', '/srv/wool');
    expect(code).toBe(0);
    expect(stdout).toContain('root * "/srv/wool"');
    expect(stdout).toContain('redir /ull/ /ull{site_query} 301');
    expect(hosting('nginx', '--out', out, '--forms', 'evil; x').code).toBe(2);
    expect(hosting('nginx', '--out', out, '--root', '/srv/a$x')).toMatchObject({
      code: 2,
      stderr: 'A server cannot be given "/srv/a$x"; use a path without $, \\, { and }.\n',
    });
    expect(hosting('apache').code).toBe(2);
    const unit = ['systemd', '--out', out, '--forms', 'http://127.0.0.1:5000'];
    const { stdout: settings } = hosting(...unit);
    expect(settings).toContain(`serve --out ${out} --host 127.0.0.1 --port 5000 --trust-proxy\n`);
    expect(settings).toContain('LEADS_URL=file:/var/lib/site/leads.db\n');
    expect(hosting(...unit, '--name', 'wool').stdout).toContain('LEADS_URL=file:/var/lib/wool/leads.db\n');
    expect(hosting(...unit, '--name', 'a b').code).toBe(2);
    expect(hosting(...unit, '--root', '/srv/a b').code).toBe(2);
    const page = join(out, 'ull.html');
    renameSync(page, join(cwd, 'page.html'));
    symlinkSync(join(cwd, 'page.html'), page);
    expect(hosting('caddy', '--out', out)).toMatchObject({
      code: 2,
      stderr:
        'ull.html is a link, which Caddy would follow. Run “npx site build --site tests/sites/tiny” again.\n',
    });
  });
});
