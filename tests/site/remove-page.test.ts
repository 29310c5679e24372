import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import { removePage } from '../../src/content/edit/index.ts';
import { site } from '../support/cli.ts';
import { change, textsIn } from '../support/content-edits.ts';
import { tinyPage, untidyWool } from '../support/tiny-pages.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, workspace } from '../support/workspace.ts';

const remove = (folder: string, page: string, to?: string) =>
  change(tinyConfig(folder), (...args) => removePage({ page, to }, ...args));

const read = (folder: string, file: string) => readFileSync(join(folder, 'content', file), 'utf8');

it('leads addresses, former ones and links of the page to another one in every language', () => {
  const folder = tinyWorkspace(...tinyPage('fleece'), { file: 'en/wool.md', write: untidyWool });
  const args = ['remove', 'wool', '--to', 'fleece', '--site', tinyDir, '--content', 'content'];
  const { code, stdout } = site(args, { cwd: folder });
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining(
      'Former addresses that lead there: /en/wool, /en/yarn, /en/knit, /ull, /pl/welna',
    ),
  ]);
  expect(read(folder, 'en/home.md')).toContain('(page:fleece)');
  expect(read(folder, 'addresses.yaml')).toContain('/en/knit: fleece\n/en/wool: fleece\n/en/yarn: fleece\n');
  const { routes, report } = planSite(tinyConfig(folder));
  expect(report.errorCount).toBe(0);
  expect(routes?.redirects).toContainEqual({ from: '/ull', to: '/fleece' });
  expect(routes?.all.map(({ id }) => id)).not.toContain('wool');
});

it.each(['https://wool.example/old', 'gone'])('leads the addresses of a page to %s', (to) => {
  const folder = tinyWorkspace(...tinyPage('fleece'), {
    file: 'addresses.yaml',
    write: '/en/fleece: fleece\n/vara: fleece\n',
  });
  const args = ['remove', 'fleece', '--to', to, '--site', tinyDir, '--content', 'content'];
  expect(site(args, { cwd: folder })).toMatchObject({ code: 0 });
  expect(read(folder, 'addresses.yaml')).toContain(`/en/fleece: ${to}\n`);
  expect(read(folder, 'addresses.yaml')).toContain(`/vara: ${to}\n`);
  expect(planSite(tinyConfig(folder)).report.errorCount).toBe(0);
});

it('takes the paths of files as names, and says the names', () => {
  const folder = tinyWorkspace(...tinyPage('fleece'));
  const args = ['remove', 'content/en/wool.md', '--to', './content/en/fleece.md'];
  const { stdout } = site([...args, '--site', tinyDir, '--content', 'content'], { cwd: folder });
  expect(stdout).toMatch(/^✔ Removed “wool”; “fleece” takes over\.\n/);
});

it('leaves to people a page that would link to itself, and names the place', async () => {
  const folder = tinyWorkspace();
  const before = textsIn(folder);
  const { refused, places } = await remove(folder, 'wool', 'home');
  expect(refused).toContain('would link to itself');
  expect(places).toContain('content/en/home.md:8 page:wool');
  expect(textsIn(folder)).toEqual(before);
});

it('leaves to people a list that would name a page twice', async () => {
  const { places } = await change(configOf(workspace()), (...args) =>
    removePage({ page: 'services/social-media', to: 'services/marketing-campaigns' }, ...args),
  );
  expect(places).toContainEqual(
    expect.stringMatching(/^content\/is\/home\.yaml:\d+ services\/social-media$/),
  );
});

it.each([
  {
    title: 'a published page without another one',
    page: 'wool',
    says: /Say where its addresses lead: --to PAGE, --to https:/,
  },
  { title: 'a page that the site needs', page: 'home', to: 'wool', says: /cannot do without “home”/ },
  { title: 'a page that takes over from itself', page: 'wool', to: 'wool', says: /from itself/ },
  {
    title: 'another page that is not there',
    page: 'wool',
    to: 'hom',
    says: /no page “hom”\. Did you mean “home”/,
  },
  { title: 'another page that is a draft', page: 'wool', to: 'felt', says: /“felt” is not published/ },
  { title: 'a page with others below it', page: 'sheep', to: 'home', says: /pages below “sheep”/ },
])('refuses $title', async ({ page, to, says }) => {
  const pages = [...tinyPage('felt', '\ndraft: true'), ...tinyPage('sheep'), ...tinyPage('sheep/lamb')];
  const folder = tinyWorkspace(...pages);
  const before = textsIn(folder);
  expect((await remove(folder, page, to)).refused).toMatch(says);
  expect(textsIn(folder)).toEqual(before);
});

it('removes a draft without another page, and its empty folder', async () => {
  const folder = tinyWorkspace(...tinyPage('wool/lamb', '\ndraft: true'));
  expect(await remove(folder, 'wool/lamb')).toMatchObject({ problems: [], plan: { former: [] } });
  expect([...textsIn(join(folder, 'content')).keys()].filter((path) => path.includes('lamb'))).toEqual([]);
});

it('--dry-run says what would change, and changes nothing', () => {
  const folder = tinyWorkspace(...tinyPage('fleece'));
  const before = textsIn(folder);
  const args = ['remove', 'wool', '--to', 'fleece', '--dry-run', '--site', tinyDir, '--content', 'content'];
  const { stdout } = site(args, { cwd: folder });
  expect(stdout).toMatch(/^This would be changed:[\s\S]* removed {2}content\/en\/wool\.md/);
  expect(textsIn(folder)).toEqual(before);
});
