import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, buildSite, planSite } from '../../src/build.ts';
import { site } from '../support/cli.ts';
import { ask } from '../support/http/raw.mjs';
import { request } from '../support/http/served.ts';
import { startServe } from '../support/serve-command.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

/** The English page on wool with aliases, or what stands in their place. */
const aliases = (text: string, file = 'en/wool.md'): Edit => ({
  ...{ file, replace: /^title: /m },
  with: `aliases: ${text}\ntitle: `,
});

describe('the aliases of a page', () => {
  it('lead to it for good, with a slash at the end or without, and keep what was asked', async () => {
    const folder = tinyWorkspace(
      aliases('[/sheep, /en/sheep, /en/shop/wool.html]'),
      aliases('[/kind]', 'is/wool.md'),
    );
    const { report } = await build(tinyConfig(folder));
    expect(report.sorted()).toEqual([]);
    const { port } = await startServe(folder, '--site', tinyDir, '--out', 'dist', '--leads', 'leads.db');
    const led = async (path: string) => {
      const { status, headers } = await ask(port, request(path));
      return `${status} ${headers.location}`;
    };
    expect(await led('/sheep')).toBe('301 /en/wool');
    expect(await led('/sheep/')).toBe('301 /en/wool');
    expect(await led('/sheep?from=mail')).toBe('301 /en/wool?from=mail');
    expect(await led('/en/shop/wool.html')).toBe('301 /en/wool');
    expect(await led('/kind')).toBe('301 /ull');
    expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).toContain(
      ['/kind /ull 301', '/kind/ /ull 301', '/sheep /en/wool 301', '/sheep/ /en/wool 301'].join('\n'),
    );
  });

  it('may have other letters and spaces, typed as they are or encoded', async () => {
    const folder = tinyWorkspace(
      aliases(
        '[/þjónusta/þel, "/%C3%BEvottur", "/kafe\u0301", /łódź_1, /gamla síðan, /%C3%BEel%20og band]',
        'is/wool.md',
      ),
    );
    const { report } = await build(tinyConfig(folder));
    expect(report.sorted()).toEqual([]);
    const { port } = await startServe(folder, '--site', tinyDir, '--out', 'dist', '--leads', 'leads.db');
    for (const path of [
      '/þjónusta/þel',
      '/þvottur',
      '/þvottur/',
      '/kafé',
      '/kafe\u0301',
      '/łódź_1',
      '/gamla síðan',
      '/gamla síðan/',
      '/þel og band',
    ]) {
      const { status, headers } = await ask(port, request(encodeURI(path)));
      expect(`${path} ${status} ${headers.location}`).toBe(`${path} 301 /ull`);
    }
    const { headers } = await ask(port, request('/%c3%bevottur?from=mail'));
    expect(headers.location).toBe('/ull?from=mail');
    const rules = readFileSync(join(folder, 'dist/_redirects'), 'utf8');
    expect(rules).toContain('/gamla%20s%C3%AD%C3%B0an /ull 301\n/gamla%20s%C3%AD%C3%B0an/ /ull 301\n');
    expect(rules).toContain('/%C3%BEj%C3%B3nusta/%C3%BEel /ull 301\n');
    expect(rules).toContain('/%C3%BEvottur/ /ull 301\n');
    const settings = (host: string) =>
      site(['hosting', host, '--site', tinyDir, '--out', join(folder, 'dist')]).stdout;
    expect(settings('nginx')).toContain('location = /þvottur { return 301 /ull$is_args$args; }');
    expect(settings('nginx')).toContain('location = "/gamla síðan" { return 301 /ull$is_args$args; }');
    expect(settings('caddy')).toContain('redir /þvottur /ull{site_query} 301');
    expect(settings('caddy')).toContain('redir "/gamla síðan" /ull{site_query} 301');
  });

  it('need not begin with their language beside one that does', async () => {
    const folder = tinyWorkspace(aliases('[/wool/old, /en/wool/old, /wool]'));
    expect((await buildSite(tinyConfig(folder))).report.sorted()).toEqual([]);
  });

  it('tell which page a link that still has one of them means', () => {
    const folder = tinyWorkspace(aliases('[/sheep]'), {
      ...{ file: 'en/home.md', replace: 'page:wool', with: '/sheep' },
    });
    const [problem] = planSite(tinyConfig(folder)).report.sorted();
    expect(problem).toMatchObject({
      code: 'link-scheme',
      message: { fix: expect.stringContaining('page:wool') },
    });
  });

  it.each<[string, Edit[], { code: string; file: string; line: number; says: string }]>([
    [
      'the address of a page',
      [aliases('[/ull]')],
      { code: 'alias-taken', file: 'content/en/wool.md', line: 4, says: 'content/is/wool.md' },
    ],
    [
      'the file of a page',
      [aliases('[/ull.html]')],
      { code: 'alias-taken', file: 'content/en/wool.md', line: 4, says: 'ull.html' },
    ],
    [
      'a file of the site',
      [aliases('[/sitemap.xml]')],
      { code: 'alias-taken', file: 'content/en/wool.md', line: 4, says: 'sitemap.xml' },
    ],
    [
      'another name of a home page, which hosts have by themselves',
      [aliases('[/en/index.html]')],
      { code: 'alias-taken', file: 'content/en/wool.md', line: 4, says: 'en.html' },
    ],
    [
      'an alias of another page',
      [aliases('[/en/sheep]'), aliases('[/en/sheep]', 'pl/wool.md')],
      { code: 'alias-taken', file: 'content/pl/wool.md', line: 4, says: 'content/en/wool.md:4' },
    ],
    [
      'an address that it has twice',
      [aliases('[/en/sheep, /en/sheep]')],
      { code: 'alias-taken', file: 'content/en/wool.md', line: 4, says: 'content/en/wool.md:4' },
    ],
    [
      'a name without its slash',
      [aliases('[sheep]')],
      { code: 'wrong-format', file: 'content/en/wool.md', line: 4, says: '/sheep' },
    ],
    [
      'an address with host and slash at the end',
      [aliases('["https://tiny.example/sheep/"]')],
      { code: 'wrong-format', file: 'content/en/wool.md', line: 4, says: 'Write /sheep.' },
    ],
    [
      'an address with a query',
      [aliases('["https://tiny.example/sheep/?page=1"]')],
      {
        ...{ code: 'address-refused', file: 'content/en/wool.md', line: 4 },
        says: 'Write /sheep if all of these lead to this page; otherwise remove it.',
      },
    ],
    [
      'the home page with a query',
      [aliases('["/?p=12"]')],
      { code: 'address-refused', file: 'content/en/wool.md', line: 4, says: 'Remove it.' },
    ],
    [
      'an address with a fragment',
      [aliases('["/sheep#price"]')],
      { code: 'address-refused', file: 'content/en/wool.md', line: 4, says: 'Write /sheep if' },
    ],
    [
      'an address in two spellings',
      [aliases('[/en/þel, /en/%C3%BEel]')],
      { code: 'alias-taken', file: 'content/en/wool.md', line: 4, says: 'content/en/wool.md:4' },
    ],
    [
      'an address with a space at its end, which nobody sees',
      [aliases('["/en/old wool "]')],
      { code: 'wrong-format', file: 'content/en/wool.md', line: 4, says: 'Write /en/old wool.' },
    ],
    [
      'below a page of its language, without the prefix of that language',
      [aliases('[/wool/old]')],
      { code: 'alias-language', file: 'content/en/wool.md', line: 4, says: 'Write /en/wool/old, or add it' },
    ],
    [
      'an address without the prefix of its language',
      [aliases('[/sheep, /en/lamb]')],
      { code: 'alias-language', file: 'content/en/wool.md', line: 4, says: 'Write /en/sheep, or add it' },
    ],
    [
      'what would be a setting of a server',
      [aliases('["/sheep; root /"]')],
      { code: 'wrong-format', file: 'content/en/wool.md', line: 4, says: 'begins with a slash' },
    ],
  ])('are a problem at their place when one is %s', async (_, edits, { code, file, line, says }) => {
    const { report } = await buildSite(tinyConfig(tinyWorkspace(...edits)));
    const problems = report.sorted().map(({ code, place, message }) => ({
      ...{ code, file: place.file, line: place.line },
      text: Object.values(message).join(' '),
    }));
    expect(problems).toEqual([{ code, file, line, text: expect.stringContaining(says) }]);
  });
});
