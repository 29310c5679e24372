import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../src/server/index.ts';
import { site } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';

const facts = { file: 'templates/site.ts', replace: 'facts: ({ site }) => site', with: '' };

/** The tiny site, whose facts name a repository. */
const withRepository = () =>
  tinyCopy({
    ...facts,
    with: "facts: ({ site }) => ({ ...site, repository: 'gitea:https://git.example.com/a/b' })",
  });

const policyOf = (headers: Headers) => headers.get('Content-Security-Policy') ?? '';

it('publishes the editor at /admin/ under a policy of its own, and a build without it is as it was', {
  tags: ['all'],
}, async () => {
  const folder = withRepository();
  const out = join(folder, 'dist');
  const run = (...more: string[]) => site(['build', '--site', folder, ...more]);
  const build = (...more: string[]) => run('--quiet', ...more).code;
  const filesIn = () =>
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'base64')]);
  expect(build()).toBe(0);
  const plain = filesIn();
  expect(existsSync(join(out, 'admin'))).toBe(false);
  const { pages } = JSON.parse(run('--json').stdout);
  expect(JSON.parse(run('--admin', '--json').stdout)).toMatchObject({ ok: true, pages });
  const server = await serveFolder(out, { port: 0, host: '127.0.0.1' });
  const page = await fetch(`${server.url}/admin`);
  expect(page.url).toBe(`${server.url}/admin/`);
  expect(await page.text()).toContain('<meta name="robots" content="noindex">');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(policyOf(page.headers)).toContain("connect-src 'self' data: blob: https://git.example.com");
  const config = await (await fetch(`${server.url}/admin/config.json`)).json();
  expect(config).toMatchObject({ isLocal: false, sveltia: { backend: { name: 'gitea', repo: 'a/b' } } });
  expect((await fetch(`${server.url}/admin/sveltia/LICENSE.txt`)).status).toBe(200);
  expect(policyOf((await fetch(server.url)).headers)).not.toContain('git.example.com');
  await server.close();
  const headers = readFileSync(join(out, '_headers'), 'utf8').split(/\n(?=\/)/);
  expect(headers.filter((rule) => rule.startsWith('/*\n'))).toEqual([
    expect.not.stringContaining('Content-Security'),
  ]);
  const nginx = site(['hosting', 'nginx', '--site', folder, '--out', out]).stdout;
  expect(nginx).toContain('location = /admin/ {');
  expect(build()).toBe(0);
  expect(filesIn()).toEqual(plain);
  rmSync(folder, { recursive: true });
});

it('says where the repository is to be written, if there is none', () => {
  const { code, stderr } = site(['build', '--admin', '--site', tinyCopy()]);
  expect(code).toBe(1);
  expect(stderr).toContain('error admin-nowhere');
  expect(stderr).toContain('repository: github:owner/name');
});
