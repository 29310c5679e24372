import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, planSite } from '../../src/build.ts';
import { messageOf } from '../../src/diagnostics/index.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { ledgerWith, recordAddresses } from '../../src/routes/record.ts';
import { site } from '../support/cli.ts';
import { ask } from '../support/http/raw.mjs';
import { request } from '../support/http/served.ts';
import { startServe } from '../support/serve-command.ts';
import { tinyPage } from '../support/tiny-pages.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const file = 'addresses.yaml';
const languages = ['is', 'en', 'pl'];

/** Writes other lines into the ledger. */
const ledger = (...lines: readonly string[]): Edit => ({ file, write: `${lines.join('\n')}\n` });

const newSlug: Edit = { file: 'en/wool.md', replace: 'slug: wool', with: 'slug: sheep' };

/** Removes the page on wool, and what links to it. */
const withoutWool: Edit[] = languages.flatMap((locale): Edit[] => [
  { remove: `${locale}/wool.md` },
  { file: `${locale}/home.md`, replace: /page:wool/g, with: 'page:home' },
]);

/** Hides the page on wool by keys, and removes what links to it. */
const hiddenWool = (keys: string): Edit[] =>
  languages.flatMap((locale): Edit[] => [
    { file: `${locale}/home.md`, replace: /page:wool/g, with: 'page:home' },
    { file: `${locale}/wool.md`, replace: 'slug:', with: `${keys}\nslug:` },
  ]);

/** Commits all files of a folder, in a repository of its own. */
function commitAll(folder: string): void {
  for (const command of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Wool'],
  ])
    spawnSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.is', ...command], {
      cwd: folder,
    });
}

function problemsOf(...edits: readonly Edit[]) {
  const { report } = planSite(tinyConfig(tinyWorkspace(...edits)));
  return report.sorted().map((problem) => {
    const { line, column } = problem.place;
    return {
      code: problem.code,
      place: `${problem.place.file}:${line}:${column}`,
      fix: messageOf(problem).fix,
    };
  });
}

describe('a published address', () => {
  it('leads to its page, in its language, when the page has moved, or to another site', async () => {
    const folder = tinyWorkspace(
      newSlug,
      ledger(
        '/en/wool: wool',
        '/en/þel: wool',
        '/kind: wool',
        '/yarn: https://yarn.example/a?b=1#c',
        '/þel: https://yarn.example/þel',
        '/old: gone',
      ),
    );
    expect((await build(tinyConfig(folder))).report.sorted()).toEqual([]);
    const { port } = await startServe(folder, '--site', tinyDir, '--out', 'dist', '--leads', 'leads.db');
    const led = async (path: string) => {
      const { status, headers } = await ask(port, request(encodeURI(path)));
      return `${status} ${headers.location}`;
    };
    expect(await led('/en/wool')).toBe('301 /en/sheep');
    expect(await led('/en/wool/?from=mail')).toBe('301 /en/sheep?from=mail');
    expect(await led('/en/þel')).toBe('301 /en/sheep');
    expect(await led('/kind')).toBe('301 /ull');
    expect(await led('/yarn?from=mail')).toBe('301 https://yarn.example/a?b=1#c');
    expect(await led('/þel')).toBe('301 https://yarn.example/%C3%BEel');
    expect(await led('/þel?from=mail')).toBe('301 https://yarn.example/%C3%BEel?from=mail');
    expect(await led('/old')).toBe('404 undefined');
    expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).toContain(
      '/yarn https://yarn.example/a?b=1#c 301\n/yarn/ https://yarn.example/a?b=1#c 301\n',
    );
    const settings = (host: string) =>
      site(['hosting', host, '--site', tinyDir, '--out', join(folder, 'dist')]).stdout;
    expect(settings('nginx')).toContain('location = /yarn { return 301 https://yarn.example/a?b=1#c; }');
    expect(settings('caddy')).toContain('redir /yarn https://yarn.example/a?b=1#c 301');
  });

  it.each([
    ['has expired', 'expireAt: 2026-11-20', ', because the page “wool” has expired (2026-11-20)'],
    ['is a draft', 'draft: true', ', because the page “wool” is a draft'],
  ])('whose page %s is warned of once, with all addresses of the page', (_, keys, why) => {
    const lines = ['/: home', '/en/wool: wool', '/kind: wool', '/pl/welna: home', '/ull: gone'];
    const folder = tinyWorkspace(...hiddenWool(keys), ledger(...lines));
    const { report, routes } = planSite(tinyConfig(folder));
    expect(report.sorted().map(({ code, severity, place }) => [code, severity, place.line])).toEqual([
      ['address-hidden', 'warning', 2],
    ]);
    expect(report.all()[0]?.message).toMatchObject({
      what: `/en/wool and /kind lead to the not-found page${why}.`,
      fix: 'Write the page that takes its place behind each of them in this file, or “gone” to let them end.',
    });
    expect(routes?.redirects).toContainEqual({ from: '/pl/welna', to: '/pl' });
  });

  it.each([
    ['whose page appears later', 'publishAt: 2026-12-01', ['/ull: wool']],
    ['that ends while its page is hidden', 'draft: true', ['/ull: gone', '/en/wool: https://yarn.example']],
  ])('%s is no problem', (_, keys, lines) => {
    expect(problemsOf(...hiddenWool(keys), ledger(...lines))).toEqual([]);
  });

  it('is that of its page in previews, which show it', () => {
    const folder = tinyWorkspace(...hiddenWool('draft: true'), ledger('/kind: wool'));
    const { report, routes } = planSite(tinyConfig(folder, { drafts: true }));
    expect(report.sorted()).toEqual([]);
    expect(routes?.redirects).toContainEqual({ from: '/kind', to: '/ull' });
  });

  it('whose page is gone does not lead to another page whose name is similar', () => {
    const lines = ['/en/wool: wool', '/pl/welna: wool', '/ull: wool'];
    const told = problemsOf(...withoutWool, ...tinyPage('wood'), ledger(...lines)).filter(
      ({ code }) => code === 'address-lost',
    );
    expect(told.map(({ fix }) => fix)).toEqual(lines.map(() => expect.stringMatching(/^Write “home”, or/)));
  });

  it('whose page is gone is an error, and --fix leads it to the page above', () => {
    const folder = tinyWorkspace(...withoutWool);
    const run = () => site(['validate', '--site', tinyDir, '--content', 'content', '--fix'], { cwd: folder });
    const { code, stderr } = run();
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`content/${file}:5:11 address-lost: “wool” → “home”`),
    ]);
    expect(readFileSync(join(folder, 'content', file), 'utf8')).toContain('/en/wool: home\n');
  });
});

it.each([
  [
    'a page that does not exist',
    '/kind: sheep',
    { code: 'address-lost', fix: 'Write “home”, or another page' },
  ],
  [
    'a page whose name is misspelt',
    '/kind: wol',
    { code: 'address-lost', fix: 'Write “wool”, or another page' },
  ],
  [
    'an address of this site',
    '/kind: https://tiny.example/en/wool',
    { code: 'ledger-target', fix: 'Write “wool”.' },
  ],
  [
    'a page of this site that does not exist',
    '/kind: https://tiny.example/x',
    { code: 'ledger-target', fix: 'Write the name of a page' },
  ],
  [
    'an address without encryption',
    '/kind: http://yarn.example',
    { code: 'ledger-target', fix: 'Write “https://yarn.example”.' },
  ],
  [
    'an address that settings of hosts would take apart',
    '/kind: https://yarn.example/;$a',
    { code: 'ledger-target', fix: 'Write the name of a page' },
  ],
  [
    'an address with a password',
    '/kind: https://user:pw@yarn.example/',
    { code: 'ledger-target', fix: 'Write “https://yarn.example/”.' },
  ],
  [
    'an address with a space',
    '/kind: https://yarn.example/a b',
    { code: 'ledger-target', fix: 'Write “https://yarn.example/a%20b”.' },
  ],
  [
    'an address that is not of the web',
    '/kind: ftp://yarn.example/',
    { code: 'ledger-target', fix: 'Write the name of a page' },
  ],
  ['a list', '/kind: [wool]', { code: 'ledger-target', fix: 'Write the name of a page' }],
  ['the address of a page', '/kind: /ull', { code: 'ledger-target', fix: 'Write “wool”.' }],
  ['the file of a page', '/kind: is/wool.md', { code: 'ledger-target', fix: 'Write “wool”.' }],
  ['the word for an end with a capital', '/kind: Gone', { code: 'ledger-target', fix: 'Write “gone”.' }],
])('a ledger that leads to %s is told at its place', (_, line, { code, fix }) => {
  expect(problemsOf(ledger(line))).toEqual([
    { code, place: `content/${file}:1:8`, fix: expect.stringContaining(fix) },
  ]);
});

it('a ledger that leads to nothing is told at the address', () => {
  expect(problemsOf(ledger('/kind:'))).toMatchObject([
    {
      ...{ code: 'ledger-empty', place: `content/${file}:1:1` },
      fix: expect.stringContaining('Write the name of a page'),
    },
  ]);
});

it.each([
  ['without its first slash', 'kind: wool', 'Write /kind.'],
  ['with a slash at the end', '/kind/: wool', 'Write /kind.'],
  ['with the host of the site', 'https://tiny.example/kind: wool', 'Write /kind.'],
  ['of another site', '"https://yarn.example/kind": wool', 'Write a path of this site whole'],
  ['with a query', '/kind?a=1: wool', 'Write /kind if that is the address; otherwise remove the line.'],
  ['with an encoded space', '/old%20kind: wool', 'Write /old kind.'],
  ['with another sign', '/kind;: wool', 'Remove the line.'],
  ['in encoded letters', '/%C3%BEel: wool', 'Write /þel.'],
  [
    'in encoded letters, beside itself',
    '/þel: wool\n/%C3%BEel: wool',
    'Remove the line: /þel is there already.',
  ],
])('an address in the ledger %s is told with what it should be', (_, line, fix) => {
  expect(problemsOf(ledger(line))).toMatchObject([
    { code: 'ledger-address', fix: expect.stringContaining(fix) },
  ]);
});

it.each([
  ['beside the mark of a version', '<<<<<<< HEAD\n/kind: wool', 'file-unmerged'],
  ['twice', '/kind: wool\n/kind: home', 'yaml-duplicate-key'],
])('an address in the ledger %s is told', (_, line, code) => {
  expect(problemsOf(ledger(line))).toMatchObject([{ code }]);
});

it('an address with spaces is recorded, found again and led on', () => {
  const { text } = ledgerWith('/: home\n', new Map([['/gamla síðan', 'wool']]));
  expect(text).toBe('/: home\n/gamla síðan: wool\n');
  expect(ledgerWith(text, new Map([['/gamla síðan', 'home']]))).toEqual({
    text: '/: home\n/gamla síðan: home\n',
    changes: 1,
  });
  const { report, routes } = planSite(tinyConfig(tinyWorkspace(ledger('/gamla síðan: wool'))));
  expect(report.sorted()).toEqual([]);
  expect(routes?.redirects).toContainEqual({ from: '/gamla síðan/', to: '/ull' });
});

it('an address that a file of the site has is told, because hosts would disagree', async () => {
  const lines = ['/admin: wool', '/en/index: wool', '/robots.txt: wool'];
  const { report } = await build(tinyConfig(tinyWorkspace(ledger(...lines))));
  expect(report.sorted()).toMatchObject(
    lines.map((_, at) => ({ code: 'ledger-taken', place: { file: `content/${file}`, line: at + 1 } })),
  );
});

it.each(['', '# Nothing yet.\n'])('a ledger of comments alone (%j) is as good as none', (text) => {
  expect(problemsOf({ file, write: text })).toEqual([]);
});

describe('an address that leads elsewhere', () => {
  const yarn = (keys: string) => [
    ...tinyPage('yarn', keys),
    { file: 'en/yarn.md', replace: 'slug: yarn', with: 'slug: wool' },
  ];

  it.each<[string, Edit[], { file: string; line: number; page: string }]>([
    [
      'a new page, where another was before',
      [newSlug, ...yarn(''), ledger('/en/wool: wool')],
      { file: 'en/yarn.md', line: 3, page: 'yarn' },
    ],
    [
      'a page, beside another site',
      [ledger('/en/wool: https://yarn.example')],
      { file: 'en/wool.md', line: 3, page: 'wool' },
    ],
    [
      'a page that is published again',
      [ledger('/en/wool: home'), ...hiddenWool('expireAt: 2026-12-01')],
      { file: 'en/wool.md', line: 4, page: 'wool' },
    ],
    [
      'an alias',
      [ledger('/en/kaf\u00e9: home'), { ...newSlug, with: 'slug: wool\naliases: [/en/kafe\u0301]' }],
      { file: 'en/wool.md', line: 4, page: 'wool' },
    ],
  ])('is not taken over by %s', (_, edits, { file: path, line, page }) => {
    const found = problemsOf(...edits).filter(({ code }) => code !== 'text-language');
    expect(found).toEqual([
      {
        ...{ code: 'address-promised', place: expect.stringContaining(`content/${path}:${line}:`) },
        fix: expect.stringContaining(`write “${page}” in content/${file}:1`),
      },
    ]);
  });

  it.each<[string, Edit[]]>([
    ['the list says so', [newSlug, ...yarn(''), ledger('/en/wool: yarn')]],
    ['it has ended', [ledger('/en/wool: gone')]],
    ['the other page no longer exists', [ledger('/en/wool: sheep')]],
    ['the other page is hidden', [...tinyPage('sheep', '\ndraft: true'), ledger('/en/wool: sheep')]],
    ['the page is a draft', [newSlug, ...yarn('\ndraft: true'), ledger('/en/wool: wool')]],
  ])('is free for a page if %s', (_, edits) => {
    for (const drafts of [false, true])
      expect(planSite(tinyConfig(tinyWorkspace(...edits), { drafts })).report.errorCount).toBe(0);
  });
});

describe('a build', () => {
  const built = (folder: string, ...options: readonly string[]) =>
    site(['build', '--site', tinyDir, '--content', 'content', '--out', 'dist', ...options], { cwd: folder });
  const ledgerOf = (folder: string) => readFileSync(join(folder, 'content', file), 'utf8');

  it('adds new addresses and aliases, in order, and leaves every other byte', () => {
    const before =
      '# Ours\r\n/: home\r\n\r\n# Kept for Anna\r\n/kind:  wool   # 2019\r\n/pl: home\r\n/ull: sheep # moved\r\n';
    const folder = tinyWorkspace(
      { file, write: before },
      { ...newSlug, with: 'slug: sheep\naliases: [/en/þel]' },
    );
    const { stdout, code } = built(folder);
    expect(ledgerOf(folder)).toBe(
      before
        .replace('/: home\r\n', '/: home\r\n/en: home\r\n/en/sheep: wool\r\n/en/þel: wool\r\n')
        .replace('/pl: home\r\n', '/pl: home\r\n/pl/welna: wool\r\n')
        .replace('/ull: sheep', '/ull: wool'),
    );
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`content/${file}: 5 lines added or corrected. Commit it`),
    ]);
    expect(built(folder, '--clock', '2027-01-01').stdout).not.toContain(file);
  });

  it('adds no address that is tried out: of a file that is not as git has it', () => {
    const folder = tinyWorkspace();
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
    const commit = () =>
      git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '--all', '--message', 'all');
    git('init');
    git('add', '.');
    commit();
    editFiles(join(folder, 'content'), [newSlug]);
    expect(built(folder).code).toBe(0);
    expect(ledgerOf(folder)).toContain('/en: home\n');
    expect(ledgerOf(folder)).not.toContain('/en/sheep');
    commit();
    expect(built(folder).code).toBe(0);
    expect(ledgerOf(folder)).toContain('/en/sheep: wool\n');
  });

  it.each([
    ['quotes', '"/en/wool": "kind" # ours\n', '"/en/wool": "wool" # ours\n'],
    ['lines with other ends', '/: sheep\r\n/en/wool: wool\n', '/: home\r\n/en/wool: wool\n'],
    ['a last line without an end', '/: home', '/: home\n/en: home\n'],
  ])('keeps %s', async (_, before, after) => {
    const folder = tinyWorkspace({ file, write: before });
    const db = emptyDatabase();
    const { routes } = planSite({ ...tinyConfig(folder), db });
    if (routes) await recordAddresses(routes, db);
    for (const line of after.match(/.*\n/g) ?? []) expect(ledgerOf(folder)).toContain(line);
  });

  it('knows an address whose letters are written in another way', () => {
    const text = '/kafe\u0301: home\n';
    expect(ledgerWith(text, new Map([['/kaf\u00e9', 'home']]))).toEqual({ text, changes: 0 });
  });

  it('writes nothing into a ledger of another form, and says so', () => {
    const folder = tinyWorkspace({ file, write: '{ /: home }\n' });
    expect(built(folder).stderr).toContain('it must have each address on a line of its own');
    expect(ledgerOf(folder)).toBe('{ /: home }\n');
  });

  it('begins the ledger of a site that has none; a preview writes nothing', () => {
    const folder = tinyWorkspace({ remove: file });
    built(folder, '--preview');
    expect(() => ledgerOf(folder)).toThrow('ENOENT');
    built(folder);
    expect(ledgerOf(folder)).toBe(readFileSync(join(tinyDir, 'content', file), 'utf8'));
  });

  it('puts back the lines that were committed and are gone, unless they end there', () => {
    const folder = tinyWorkspace();
    const path = join(folder, 'content', file);
    const whole = ledgerOf(folder);
    writeFileSync(path, `${whole}/former: wool\n/other: wool\n`);
    commitAll(folder);
    for (const cut of [whole, '', '# Nothing\n', whole.trimEnd()]) {
      writeFileSync(path, cut);
      expect(built(folder).stderr).toContain('2 lines that were committed are not in this file any more');
      site(['validate', '--fix', '--site', tinyDir, '--content', 'content'], { cwd: folder });
      expect(ledgerOf(folder)).toMatch(/^\/former: wool\n\/other: wool\n/m);
      expect(ledgerOf(folder)).toContain(cut.trimEnd());
      expect(built(folder).stderr).not.toContain('error');
    }
    writeFileSync(path, `${whole}/former: gone\n/other: gone\n`);
    expect(built(folder).stderr).not.toContain('ledger-cut');
  });

  it('knows what the commit before had, as checks of a pull request do', () => {
    const folder = tinyWorkspace();
    const path = join(folder, 'content', file);
    const whole = ledgerOf(folder);
    writeFileSync(path, `${whole}/former: wool\n`);
    commitAll(folder);
    writeFileSync(path, whole);
    commitAll(folder);
    expect(built(folder).stderr).toContain('A line that was committed is not in this file any more');
  });

  it.each([file, 'translations.txt'])(
    'publishes nothing while %s is committed and gone, until that is committed too',
    (kept) => {
      const folder = tinyWorkspace();
      const path = join(folder, 'content', kept);
      writeFileSync(path, '', { flag: 'a' });
      commitAll(folder);
      rmSync(path);
      expect(built(folder).stderr).toContain(`content/${kept} error record-lost`);
      expect(() => readFileSync(path)).toThrow('ENOENT');
      commitAll(folder);
      expect(built(folder).stderr).not.toContain('record-lost');
    },
  );
});
