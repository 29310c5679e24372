import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DevState } from '../../src/dev/protocol.ts';
import { site } from '../support/cli.ts';
import { startDev } from '../support/dev-command.mjs';
import { ask } from '../support/http/raw.mjs';
import { request } from '../support/http/served.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const patience = { timeout: 60_000 };

/** `site dev` on a copy of the tiny site with edits, until the test is done. */
async function dev(...edits: readonly Edit[]) {
  return devIn(tinyCopy(...edits));
}

/** The same in a repository, in which one page is not committed. */
async function devInRepository() {
  const folder = tinyCopy();
  inRepository(folder, 'init', '--quiet');
  // Git writes its log before a commit is there.
  inRepository(folder, 'config', 'core.logAllRefUpdates', 'false');
  inRepository(folder, 'add', 'content');
  inRepository(folder, 'commit', '--quiet', '-m', 'first');
  editFiles(folder, [{ file: wool, replace: 'light', with: 'very light' }]);
  return devIn(folder);
}

function inRepository(folder: string, ...command: string[]): void {
  const who = ['-c', 'user.name=Dev', '-c', 'user.email=dev@hemja.example'];
  const day = `2026-05-0${command.includes('second') ? 4 : 3}T12:00:00Z`;
  execFileSync('git', ['-C', folder, ...who, ...command], {
    env: { ...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day },
  });
}

async function devIn(folder: string, more: readonly string[] = []) {
  const started = await startDev(folder, { more });
  onTestFinished(() => void started.child.kill('SIGKILL'));
  const get = (path: string, headers = {}) => fetch(`${started.url}${path}`, { headers, redirect: 'manual' });
  const text = async (path: string) => (await get(path)).text();
  const until = (path: string, words: string) =>
    expect.poll(() => text(path), { timeout: 20_000 }).toContain(words);
  return { ...started, folder, get, text, until };
}

/** How the site is, as an open page is told. */
async function stateOf(url: string): Promise<DevState> {
  const ended = new AbortController();
  const { body } = await fetch(`${url}/_dev/events`, { signal: ended.signal });
  const { value } = (await body?.getReader().read()) ?? {};
  ended.abort();
  return JSON.parse(
    Buffer.from(value ?? '')
      .toString()
      .replace(/^data: /, ''),
  );
}

const wool = 'content/en/wool.md';

it(
  'shows what is saved, whether a file is written, replaced, new or gone, and changes of code',
  patience,
  async () => {
    const { folder, until, get, text, notes } = await dev();
    editFiles(folder, [{ file: wool, replace: 'is soft', with: 'is very soft' }]);
    await until('/en/wool', 'is very soft');

    editFiles(folder, [
      { file: `${wool}.new`, copyFrom: wool, replace: 'very soft', with: 'as soft as down' },
    ]);
    renameSync(join(folder, `${wool}.new`), join(folder, wool));
    await until('/en/wool', 'as soft as down');

    const copies = ['is', 'en', 'pl'].map((locale) => ({
      file: `content/${locale}/new/moss.md`,
      copyFrom: `content/${locale}/wool.md`,
      replace: /slug: .*/,
      with: 'slug: moss',
    }));
    const parents = ['is', 'en', 'pl'].map((locale) => ({
      file: `content/${locale}/new.md`,
      copyFrom: `content/${locale}/wool.md`,
      replace: /slug: .*/,
      with: 'slug: new',
    }));
    editFiles(folder, [...parents, ...copies]);
    await until('/en/new/moss', 'as soft as down');

    for (const locale of ['is', 'en', 'pl'])
      rmSync(join(folder, 'content', locale, 'new'), { recursive: true });
    await expect.poll(async () => (await get('/en/new/moss')).status, { timeout: 20_000 }).toBe(404);

    editFiles(folder, [{ file: 'templates/Document.tsx', replace: '<body>', with: '<body id="changed">' }]);
    await until('/en/wool', '<body id="changed">');
    editFiles(folder, [{ file: 'templates/styles/base.css', replace: /$/, with: 'h1 { color: teal }\n' }]);
    await until('/en/wool', 'color:teal');
    expect(await text('/en/wool')).toContain('as soft as down');
    // A page in one language alone is wrong, but nobody is told before the others are written.
    expect(notes.join('\n')).not.toContain('error');
  },
);

it('hears of edits after the content and the templates were removed and restored', patience, async () => {
  const { folder, url, until, notes } = await dev();
  const codes = async () => (await stateOf(url)).problems.map(({ code }) => code);
  for (const [part, problem] of [
    ['content', 'content-missing'],
    ['templates', 'site-unusable'],
  ] as const) {
    renameSync(join(folder, part), join(folder, 'aside'));
    await expect.poll(codes, { timeout: 20_000 }).toEqual([problem]);
    cpSync(join(folder, 'aside'), join(folder, part), { recursive: true });
    await expect.poll(codes, { timeout: 20_000 }).toEqual([]);
    rmSync(join(folder, 'aside'), { recursive: true });
  }
  editFiles(folder, [{ file: wool, replace: 'is soft', with: 'is very soft' }]);
  await until('/en/wool', 'is very soft');
  editFiles(folder, [{ file: 'templates/Document.tsx', replace: '<body>', with: '<body id="changed">' }]);
  await until('/en/wool', '<body id="changed">');
  expect(notes.join('\n')).not.toMatch(/content.content|templates.templates/);
});

it(
  'shows on which day pages were changed as soon as that is committed, or something else is checked out',
  patience,
  async () => {
    const { folder, text, until, notes } = await devInRepository();
    expect(await text('/sitemap.xml')).not.toContain('2026-05-04');
    inRepository(folder, 'branch', 'other');
    inRepository(folder, 'commit', '--quiet', '--all', '-m', 'second');
    await until('/sitemap.xml', '2026-05-04');
    inRepository(folder, 'symbolic-ref', 'HEAD', 'refs/heads/other');
    await expect.poll(() => text('/sitemap.xml'), { timeout: 20_000 }).not.toContain('2026-05-04');
    const causes = notes.flatMap((line) => / {2}(.+): \d+ pages in /.exec(line)?.[1] ?? []);
    expect([...new Set(causes)]).toEqual(['another commit']);
  },
);

it(
  'waits while git replaces files, which are missing for a moment, but not for a lock that was left behind',
  patience,
  async () => {
    const { folder, until, notes } = await devInRepository();
    await until('/en/wool', 'very light');
    editFiles(folder, [{ file: '.git/info/attributes', write: '*.md filter=slow' }]);
    const slowly = ['-c', 'filter.slow.smudge=sleep 0.3; cat', '-c', 'filter.slow.clean=cat'];
    inRepository(folder, ...slowly, 'checkout', '--quiet', '--', wool);
    await until('/en/wool', 'The wool is light');
    expect(notes.filter((line) => line.includes('wool.md'))).toEqual([
      expect.stringMatching(/ {2}content\/en\/wool\.md: \d+ pages in /),
    ]);
    const lock = '.git/index.lock';
    editFiles(folder, [{ file: lock, write: '' }]);
    utimesSync(join(folder, lock), 0, 0);
    editFiles(folder, [{ file: wool, replace: 'is soft', with: 'is very soft' }]);
    await until('/en/wool', 'is very soft');
  },
);

it(
  'serves pages as a build would publish them, under the same headers, with one script behind their end',
  patience,
  async () => {
    const { folder, get } = await dev();
    expect(site(['build', '--site', folder, '--quiet'], { cwd: folder }).code).toBe(0);
    const served = await get('/en/wool');
    const [page, script] = (await served.text()).split(/(?=<script src="\/_dev\/)/);
    expect(page).toBe(readFileSync(join(folder, 'dist/en/wool.html'), 'utf8'));
    expect(script).toMatch(/^<script src="\/_dev\/client\.js" data-page="[\w-]{43}" defer><\/script>\n$/);
    const manifest = JSON.parse(readFileSync(join(folder, 'dist/_site.json'), 'utf8'));
    const [everywhere] = manifest.headers;
    const policy = 'Content-Security-Policy';
    expect(served.headers.get(policy)).toBe(everywhere.set[policy]);
  },
);

it('keeps the last good version and says every problem, until the file is right', patience, async () => {
  const { folder, url, text, until, notes } = await dev();
  editFiles(folder, [
    { file: wool, replace: 'description:', with: 'descripton:' },
    { file: 'content/pl/wool.md', replace: 'page:home', with: 'page:hom' },
  ]);
  await expect.poll(async () => (await stateOf(url)).problems.length, { timeout: 20_000 }).toBe(2);
  const { problems } = await stateOf(url);
  expect(problems.map(({ place, code }) => `${place} ${code}`)).toEqual([
    'content/en/wool.md:5:1 unknown-key',
    'content/pl/wool.md:10:82 link-unknown-page',
  ]);
  expect(problems[0]).toMatchObject({
    severity: 'error',
    what: expect.stringContaining('descripton'),
    fix: expect.stringContaining('description'),
    frame: { line: 5, start: 0, length: 10 },
    isFile: true,
  });
  expect(await text('/en/wool')).toContain('The wool is light');
  expect(notes.join('\n')).toContain('content/en/wool.md:5:1 error unknown-key');
  editFiles(folder, [
    { file: wool, replace: 'descripton:', with: 'description:' },
    { file: 'content/pl/wool.md', replace: 'page:hom)', with: 'page:home)' },
    { file: wool, replace: 'is soft', with: 'is mended' },
  ]);
  await until('/en/wool', 'is mended');
  expect((await stateOf(url)).problems).toEqual([]);
});

it.each([
  {
    ...{
      what: 'a template that throws',
      file: 'Document.tsx',
      replace: '<h1>',
      broken: '<h1 id={view.nobody.knows}>',
    },
    ...{ code: 'template-failed', place: 'Document.tsx:16:' },
  },
  {
    ...{ what: 'code that cannot be read', file: 'Document.tsx', replace: '<h1>', broken: '<h1' },
    ...{ code: 'bundle-failed', place: 'Document.tsx:16:' },
  },
  {
    ...{ what: 'a definition that contradicts itself', file: 'site.ts', replace: 'forms: [ask]' },
    ...{ broken: 'forms: [ask, ask]', code: 'site-unusable', place: 'site.ts' },
  },
  {
    ...{ what: 'a definition that throws', file: 'site.ts', replace: 'facts: ({ site }) => site,' },
    ...{
      broken: 'facts: () => String(null).at(9)?.at(0) as never,',
      code: 'site-unusable',
      place: 'site.ts',
    },
  },
  {
    ...{
      what: 'a style that is none',
      file: 'styles/base.css',
      replace: 'display: none;',
      broken: 'dispaly: none;',
    },
    ...{ code: 'bundle-failed', place: 'styles/base.css:2:' },
  },
])(
  '$what is a problem at its line, and the last good version stays',
  patience,
  async ({ file, code, ...one }) => {
    const { folder, url, text, until } = await dev();
    const broken = { file: `templates/${file}`, replace: one.replace, with: one.broken };
    editFiles(folder, [broken]);
    await expect.poll(async () => (await stateOf(url)).problems[0]?.code, { timeout: 20_000 }).toBe(code);
    const [problem] = (await stateOf(url)).problems;
    expect(problem?.place).toContain(`templates/${one.place}`);
    expect(await text('/en/wool')).toContain('Icelandic wool');
    editFiles(folder, [
      { ...broken, replace: one.broken, with: one.replace },
      { file: wool, replace: 'is soft', with: 'is well' },
    ]);
    await until('/en/wool', 'is well');
  },
);

it('says that code cannot be kept, which is no fault of it, and shows it once it can', patience, async () => {
  const { folder, url, until, notes } = await dev();
  const inTheWay = { file: '.cache/modules', write: '' };
  editFiles(folder, [inTheWay, { file: 'templates/Document.tsx', replace: '<h1>', with: '<h1 id="a">' }]);
  const problems = async () => (await stateOf(url)).problems.map(({ place, code }) => `${place} ${code}`);
  await expect.poll(problems, { timeout: 20_000 }).toEqual(['.cache cache-unwritable']);
  expect(notes.join('\n')).toContain('If the disk is full, free space');
  editFiles(folder, [
    { remove: '.cache/modules' },
    { file: 'templates/Document.tsx', replace: '"a"', with: '"b"' },
  ]);
  await until('/en/wool', '<h1 id="b">');
});

it('starts with a site that is broken, and shows it once it is right', patience, async () => {
  const { folder, url, get, until } = await dev({ file: wool, replace: 'template:', with: 'tmplate:' });
  expect([(await get('/en')).status, (await stateOf(url)).problems.length]).toEqual([500, 1]);
  editFiles(folder, [{ file: wool, replace: 'tmplate:', with: 'template:' }]);
  await until('/en/wool', 'Icelandic wool');
});

it('keeps forms in a database of its own, and shows the mail', patience, async () => {
  const { folder, url, notes } = await dev();
  const headers = { Origin: url, Referer: `${url}/en` };
  const post = async (email: string) => {
    const body = new URLSearchParams({ 'form-name': 'ask', email, message: 'How warm?' });
    return (await fetch(`${url}/`, { method: 'POST', body, headers, redirect: 'manual' })).status;
  };
  const statuses = await Promise.all(['anna@example.is', 'jon@example.is', 'eva@example.is'].map(post));
  expect(statuses).toEqual([200, 200, 200]);
  await expect.poll(() => notes.join('\n'), { timeout: 10_000 }).toContain('✉ A question: anna@example.is');
  expect(notes.join('\n')).toContain('  Question:\n  How warm?');
  const list = site(['leads', 'list', '--site', folder, '--leads', join(folder, '.cache/dev-leads.db')], {
    cwd: folder,
  });
  for (const name of ['anna', 'jon', 'eva']) expect(list.stdout).toContain(`${name}@example.is`);
});

it('answers to the names of this machine alone, and to pages of its own alone', patience, async () => {
  const { url, get } = await dev();
  const port = Number(new URL(url).port);
  const named = (host: string) => ask(port, `GET /en HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const statuses = await Promise.all(['localhost', '127.0.0.1:1', '[::1]', 'evil.example'].map(named));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
  expect((await get('/_dev/events', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await ask(port, request('/_dev/open?place=content/en/wool.md:5:1'))).status).not.toBe(200);
  expect((await get('/_dev/nothing')).status).toBe(404);
});

it(
  'takes the next port when one is taken, says so of one that was chosen and nothing more, and ends when it is asked to',
  patience,
  async () => {
    const one = await dev();
    const port = new URL(one.url).port;
    const again = (...more: string[]) =>
      site(['dev', '--site', one.folder, '--port', port, ...more], { cwd: one.folder });
    const { code, stdout, stderr } = again();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Port ${port} of 127.0.0.1 is taken[^\\n]*\\n$`));
    expect(again('--lang', 'is').stderr).toContain(`Gátt ${port} á 127.0.0.1 er upptekin.`);
    one.stop();
    expect((await one.ended)[0]).toBe(0);
  },
);

it('names the languages of its addresses in that of the command', patience, async () => {
  const { printed } = await devIn(tinyCopy(), ['--lang', 'is']);
  await expect
    .poll(() => printed.map((line) => line.replace(/ +http\S+/, '')))
    .toEqual(['  íslenska', '  enska', '  pólska']);
});

it(
  'ends at once when someone ends it while something is built, and says nothing more',
  patience,
  async () => {
    const { folder, child, url, ended, notes } = await dev();
    const { body } = await fetch(`${url}/_dev/events`);
    const told = body?.pipeThrough(new TextDecoderStream()).getReader();
    notes.length = 0;
    editFiles(folder, [{ file: 'templates/Document.tsx', replace: '<body>', with: '<body id="changed">' }]);
    while (!(await told?.read())?.value?.includes('begun'));
    child.kill('SIGINT');
    expect([await ended, notes]).toEqual([[130, null], []]);
    expect((await told?.read())?.done).toBe(true);
  },
);
