// @module-tag all
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { BuildResult } from '../../src/build.ts';
import { buildSite } from '../../src/build.ts';
import type { RunOptions } from '../../src/config.ts';
import { errorsAhead } from '../../src/content/ahead.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { articlesOf } from '../support/articles.ts';
import { site } from '../support/cli.ts';
import { startDev } from '../support/dev-command.mjs';
import { tinyConfig, tinyCopy, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { type Edit, problemsOf, projectDir, workspace } from '../support/workspace.ts';

const languages = ['is', 'en', 'pl'];
const slugs: Record<string, string> = { is: 'herferd', en: 'campaign', pl: 'kampania' };

const description = '1234567890 1234567890 1234567890 1234567890 1234567890';

/** A page that nothing links to, in every language, with a few more keys. */
function campaign(keys: string, among = languages, folder = ''): Edit[] {
  return among.map((locale) => ({
    file: `${folder}${locale}/campaign.md`,
    copyFrom: `${folder}${locale}/wool.md`,
    replace: /slug: (?:.*\n)*/,
    with: `slug: ${slugs[locale]}\ntitle: Kampania ${locale}\n${keys}description: ${description}\n---\n1, 2, 3.\n`,
  }));
}

async function built(edits: readonly Edit[], options: RunOptions = {}) {
  const result = await buildSite(tinyConfig(tinyWorkspace(...edits), options));
  return { ...result, problems: result.report.sorted().map(({ code }) => code) };
}

const htmlOf = ({ artifacts }: Pick<BuildResult, 'artifacts'>, file: string) =>
  artifacts.find(({ path }) => path === file)?.body.toString();

/** Every text file of a site in one string. */
const everything = ({ artifacts }: Pick<BuildResult, 'artifacts'>) =>
  artifacts.map(({ path, body }) => `${path}\n${body}`).join('\n');

it.each([
  ['a draft', 'draft: true\n'],
  ['a page that appears tomorrow', 'publishAt: 2026-11-22\n'],
  ['a page that appears in a minute', 'publishAt: 2026-11-21 00:01\n'],
  ['a page that has expired', 'expireAt: 2026-11-21\n'],
])('%s is in no page, search, sitemap or other file of a build', async (_, keys) => {
  const result = await built(campaign(keys));
  expect(result.problems).toEqual([]);
  expect(everything(result)).not.toMatch(/kampania|campaign|herferd/i);
  expect(result.pages.map(({ file }) => file)).toContain('en/wool.html');
});

it.each([
  ['a page that appeared today', 'publishAt: 2026-11-21\n'],
  ['a page that expires tomorrow', 'draft: false\nexpireAt: 2026-11-22\n'],
])('%s is published like any other', async (_, keys) => {
  const result = await built(campaign(keys));
  expect(result.problems).toEqual(languages.map(() => 'page-orphan'));
  expect(htmlOf(result, 'en/campaign.html')).not.toMatch(/noindex|role="status"/);
  expect(htmlOf(result, 'sitemap.xml')).toContain('/en/campaign');
});

it('a preview shows it, says why it is not published in the language of the page, and is not listed', async () => {
  const scheduled = await built(campaign('publishAt: 2026-12-01 09:00\n'), { drafts: true });
  expect(scheduled.problems).toEqual([]);
  expect(htmlOf(scheduled, 'herferd.html')).toContain('Birtist 1. desember 2026 kl. 09.00');
  expect(htmlOf(scheduled, 'en/campaign.html')).toContain('To be published December 1, 2026, 09:00 UTC');
  expect(htmlOf(scheduled, 'index.html')).toContain('<meta name="robots" content="noindex"');
  expect(htmlOf(scheduled, 'robots.txt')).toContain('Disallow: /');
  const draft = await built(campaign('draft: true\n'), { preview: true });
  expect(htmlOf(draft, 'en/campaign.html')).toContain('>Draft<');
  const without = await built(campaign('draft: true\n'), { preview: true, drafts: false });
  expect(htmlOf(without, 'en/campaign.html')).toBeUndefined();
});

it('a warm build publishes a page when its moment has come, and is the same as a clean one', async () => {
  const folder = tinyWorkspace(...campaign('publishAt: 2026-12-01 09:00\nexpireAt: 2026-12-24\n'));
  const db = emptyDatabase();
  const at = (time: string, own = db) =>
    buildSite({ ...tinyConfig(folder, { clock: new Date(time) }), db: own, site: tiny, siteDir: tinyDir });
  const shows = async (time: string) => {
    const [warm, clean] = [await at(time), await at(time, emptyDatabase())];
    expect(everything(warm)).toBe(everything(clean));
    return htmlOf(warm, 'en/campaign.html') !== undefined;
  };
  expect(await shows('2026-12-01T08:59:59Z')).toBe(false);
  expect(await shows('2026-12-01T09:00:00Z')).toBe(true);
  expect(await shows('2026-12-24T00:00:00Z')).toBe(false);
});

it('a half-written draft in one language disturbs nobody', async () => {
  const half: Edit = {
    file: 'is/plan.md',
    write: '---\ntemplate: note\ndraft: true\n---\n\n#### Hér vantar\n',
  };
  expect((await built([half])).problems).toEqual([]);
  const preview = await built([half, ...campaign('draft: true\n')], { drafts: true });
  expect(preview.report.errorCount).toBe(0);
  expect(preview.problems).toEqual(expect.arrayContaining(['missing-key', 'page-left-out']));
  expect(htmlOf(preview, 'en/campaign.html')).toContain('>Draft<');
});

it('a page below a half-written draft is left out of previews with it', async () => {
  const half: Edit[] = campaign('draft: true\nspare: 1\n');
  const below = languages.map(
    (locale): Edit => ({
      ...{ file: `${locale}/campaign/prizes.md`, copyFrom: `${locale}/wool.md` },
      ...{ replace: /slug: .*/, with: 'slug: prizes' },
    }),
  );
  const { report } = await built([...half, ...below], { drafts: true });
  expect(report.errorCount).toBe(0);
  const left = report.sorted().filter(({ code }) => code === 'page-left-out');
  expect(left.map(({ place }) => place.file)).toEqual([
    'content/en/campaign.md',
    'content/en/campaign/prizes.md',
  ]);
});

it('a scheduled page with errors is no draft, and fails previews', async () => {
  const { report } = await built(campaign('publishAt: 2026-12-01\n', ['is']), { drafts: true });
  expect(report.sorted().map(({ code }) => code)).toContain('translation-missing');
  expect(report.errorCount).toBeGreaterThan(0);
});

const prizesIn = (folder: string) =>
  languages.map(
    (locale): Edit => ({
      file: `${folder}${locale}/campaign/prizes.md`,
      copyFrom: `${folder}${locale}/wool.md`,
      replace: /slug: .*/,
      with: 'slug: prizes',
    }),
  );

it('a page below a draft is not published either', async () => {
  const result = await built([...campaign('draft: true\n'), ...prizesIn('')]);
  expect(result.problems).toEqual([]);
  expect(everything(result)).not.toContain('prizes');
});

it('site list names the page that hides the pages below it', () => {
  const folder = tinyCopy(...campaign('draft: true\n', languages, 'content/'), ...prizesIn('content/'));
  const { stdout } = site(['list', 'drafts', '--site', folder]);
  expect(stdout).toMatch(/^draft +\S*content\/en\/campaign\.md$/m);
  expect(stdout).toMatch(/^draft +\S*content\/en\/campaign\/prizes\.md \(below “campaign”\)$/m);
});

it('site dev shows it too, but not what a build would not, where one says so', async () => {
  const folder = tinyCopy(...campaign('draft: true\n', languages, 'content/'));
  const textOf = async (...more: string[]) => {
    const { child, url } = await startDev(folder, { more });
    onTestFinished(() => void child.kill('SIGKILL'));
    return (await fetch(`${url}/en/campaign`)).text();
  };
  const shown = await textOf();
  expect(shown).toContain('>Draft<');
  expect(shown).toContain('noindex');
  expect(await textOf('--no-drafts')).not.toContain('>Draft<');
});

it('links to a page that disappears within two weeks are warned of, when nothing has broken yet', async () => {
  const link: Edit = { file: 'en/home.md', replace: 'page:wool', with: 'page:campaign' };
  const problems = async (day: string) =>
    (await built([...campaign(`expireAt: ${day}\n`), link])).report
      .sorted()
      .flatMap(({ code, place }) => (code === 'page-expires' ? [`${place.file}:${place.line}`] : []));
  expect(await problems('2026-12-05')).toEqual(['content/en/home.md:8']);
  expect(await problems('2026-12-06')).toEqual([]);
});

it.each<[string, Edit[], string[]]>([
  ['a page that appears whole', campaign('publishAt: 2026-12-01\n'), []],
  ['a draft that is half-written', campaign('draft: true\npublishAt: 2026-12-01\n', ['is']), []],
  [
    'a page that appears in one language alone',
    campaign('publishAt: 2026-12-01\n', ['is']),
    [...['en', 'pl'].map(() => 'is/campaign.md: translation-missing'), 'is/campaign.md:5 breaks-later'],
  ],
  [
    'a page that disappears while another leads to it',
    [
      ...campaign('expireAt: 2027-03-01\n'),
      { file: 'en/home.md', replace: 'page:wool', with: 'page:campaign' },
    ],
    ['en/campaign.md:5 breaks-later', 'en/home.md:8 page-unpublished'],
  ],
])('%s is checked today as it will be then', async (_, edits, expected) => {
  const config = tinyConfig(tinyWorkspace(...edits));
  expect((await buildSite(config)).report.errorCount).toBe(0);
  const errors = await errorsAhead(config);
  const places = errors.map(({ code, place: { file, line = '' } }) => `${file}:${line} ${code}`);
  expect(places.toSorted()).toEqual(expected.map((one) => expect.stringContaining(one)));
});

it('site validate fails for what will stop a build, and a build of today does not', () => {
  const folder = tinyWorkspace(...campaign('publishAt: 2026-12-01\n', ['is']));
  const options = ['--site', tinyDir, '--content', join(folder, 'content'), '--clock', '2026-11-21'];
  const { code, stderr } = site(['validate', ...options]);
  expect(code).toBe(1);
  expect(stderr).toContain('From 2026-12-01 on, the site cannot be built.');
  expect(site(['build', ...options, '--out', join(folder, 'dist')])).toMatchObject({ code: 0, stderr: '' });
});

it('site validate says how many pages are not published', () => {
  const folder = tinyWorkspace(...campaign('draft: true\n'));
  const { stdout } = site(['validate', '--site', tinyDir, '--content', join(folder, 'content')]);
  expect(stdout).toContain(
    '6 pages in 3 languages, all valid; 3 not published (npx site list --site tests/sites/tiny)',
  );
});

it.each(['2026-13-01', '18.12.2026'])('site list refuses %s, which would publish the page at once', (day) => {
  const folder = tinyWorkspace(...campaign(`publishAt: ${day}\n`));
  const { code, stdout, stderr } = site(['list', '--site', tinyDir, '--content', join(folder, 'content')]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`publishAt: ${day}`);
});

it.each([
  ['2026-12-18 9:00', '2026-12-18 09:00'],
  ['18.12.2026 kl. 9.30', '2026-12-18 09:30'],
  ['"2026-12-18T09:00:00Z"', '2026-12-18 09:00'],
  ['2026-12-18T09:00:00.000Z', '2026-12-18 09:00'],
  ['2026-12-18T09:00:00+02:00', '2026-12-18 07:00'],
  ['2026-12-18 00:30 +0100', '2026-12-17 23:30'],
  ['2026-12-31T22:00-05:00', '2027-01-01 03:00'],
  ['2026-12-18 9:00 UTC', '2026-12-18 09:00'],
  // Seconds would be lost, and these times do not exist.
  ['2026-12-18T09:00:15Z', undefined],
  ['2026-12-18T09:00+99:00', undefined],
  ['2026-12-32T09:00+02:00', undefined],
  ['12/18/2026', '2026-12-18'],
  // July in Britain, December in America.
  ['12/07/2026', undefined],
  ['12-07-2026', undefined],
  ['2026-13-01', undefined],
  ['2026-02-30', undefined],
])('the moment %s is meant as %s', async (written, meant) => {
  const { report } = await built(campaign(`publishAt: ${written}\n`));
  const [problem] = report.sorted().filter(({ code }) => code === 'wrong-format');
  expect(problem?.place.line).toBe(5);
  expect(problem?.message.replacement).toBe(meant);
});

it('an article whose day has a time gets no other day', () => {
  const folder = workspace(...articlesOf(1), {
    ...{ file: 'is/articles/a01.md', replace: /^date: .*$/m },
    with: 'date: 2026-10-01 09:12',
  });
  const [problem] = problemsOf(folder).filter(({ code }) => code === 'wrong-format');
  expect(problem?.place.file).toBe('content/is/articles/a01.md');
  expect(problem?.message.replacement).toBeUndefined();
});

it('site list shows what is not published, as a table and as JSON', () => {
  const folder = tinyWorkspace(...campaign('publishAt: 2026-12-01\n', ['is']), {
    file: 'is/plan.md',
    write: '---\ntemplate: note\ndraft: true\n---\n',
  });
  const list = (...args: string[]) =>
    site(
      ['list', '--site', tinyDir, '--content', join(folder, 'content'), '--clock', '2026-11-21', ...args],
      { cwd: projectDir },
    );
  const { code, stdout } = list();
  expect(code).toBe(0);
  expect(stdout).toMatch(/scheduled +2026-12-01 +.*is\/campaign\.md\ndraft +.*is\/plan\.md/);
  expect(list('drafts').stdout).not.toContain('campaign');
  expect(list('expired').stdout).toContain('Nothing has expired.');
  expect(JSON.parse(list('scheduled', '--json').stdout)).toEqual([
    {
      name: 'campaign',
      file: expect.stringMatching(/is\/campaign\.md$/),
      state: 'scheduled',
      at: '2026-12-01',
    },
  ]);
  expect(readFileSync(join(folder, 'content/is/plan.md'), 'utf8')).toContain('draft');
});
