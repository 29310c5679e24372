// @module-tag all
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import { renamePage, writeChanges } from '../../src/content/edit/index.ts';
import { commandAt, site } from '../support/cli.ts';
import { change, textsIn } from '../support/content-edits.ts';
import { tinyPage, untidyWool } from '../support/tiny-pages.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, editFiles, workspace } from '../support/workspace.ts';

type Slugs = Record<string, string>;

const rename = (folder: string, [page, name]: [string, string], slugs: Slugs = {}) =>
  change(tinyConfig(folder), (...args) =>
    renamePage({ page, name, slugs: new Map(Object.entries(slugs)) }, ...args),
  );

const read = (folder: string, file: string) => readFileSync(join(folder, 'content', file), 'utf8');

/** The redirects of a site without errors. */
function redirectsOf(folder: string): string[] | undefined {
  const { routes } = planSite(tinyConfig(folder));
  return routes?.redirects.filter(({ from }) => !from.endsWith('/')).map(({ from, to }) => `${from} → ${to}`);
}

it('renames the files and all that refers to them in every language, and keeps every other byte', () => {
  const folder = tinyWorkspace({ file: 'en/wool.md', write: untidyWool });
  const before = textsIn(join(folder, 'content'));
  const args = ['rename', '/en/wool', 'fleece', '--site', tinyDir, '--content', 'content'];
  const { code, stdout } = site(args, { cwd: folder });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/content\/pl\/home\.md:\d+ {2}page:wool/)]);
  expect(stdout).toContain('Its addresses are as before; “--slug” changes them.');
  const after = textsIn(join(folder, 'content'));
  const nameOf = (path: string) => path.replace('/wool.md', '/fleece.md');
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].map(nameOf).toSorted());
  for (const [path, text] of before) {
    const code = '`[code](page:wool)`';
    const renamed = text.split(code).map((part) => part.replaceAll('page:wool', 'page:fleece'));
    const expected = path.endsWith('addresses.yaml')
      ? text.replaceAll(': wool', ': fleece')
      : renamed.join(code);
    expect(after.get(nameOf(path))).toBe(expected);
  }
  // Addresses follow from “slug”, so nothing changes for visitors.
  const { routes } = planSite(tinyConfig(folder));
  const paths = routes?.all.flatMap(({ id, path }) => (id === 'fleece' ? [path] : []));
  expect(paths).toEqual(['/ull', '/en/wool', '/pl/welna']);
});

it('gives a page a name that YAML would read as a number, in quotes where that is needed', async () => {
  const folder = tinyWorkspace({ file: 'addresses.yaml', write: '/old: wool\n"/quoted": "wool"\n' });
  const { plan } = await rename(folder, ['wool', '404']);
  expect(plan?.id).toBe('404');
  expect(read(folder, 'addresses.yaml')).toBe('/old: "404"\n"/quoted": "404"\n');
  expect(redirectsOf(folder)).toContain('/old → /ull');
  const real = workspace();
  const { problems } = await change(configOf(real), (...args) =>
    renamePage({ page: 'about', name: '404', slugs: new Map() }, ...args),
  );
  expect(problems).toEqual([]);
  expect(read(real, 'en/search.yaml')).toMatch(/: "404"$/m);
});

it('gives a page another address and keeps the old one, also when the address changes back', async () => {
  const folder = tinyWorkspace({ file: 'en/wool.md', write: untidyWool });
  const { plan } = await rename(folder, ['wool', 'wool'], { en: 'sheep', is: 'kind' });
  expect(plan?.mentions).toEqual([]);
  expect(read(folder, 'en/wool.md')).toBe(untidyWool.replace("'wool'", "'sheep'"));
  expect(redirectsOf(folder)).toContain('/en/wool → /en/sheep');
  await rename(folder, ['wool', 'wool'], { en: 'wool' });
  expect(redirectsOf(folder)).toEqual([
    '/en/yarn → /en/wool',
    '/en/knit → /en/wool',
    '/en/sheep → /en/wool',
    '/ull → /kind',
  ]);
});

it('gives a page the former address of another only when the list of addresses says so', async () => {
  const folder = tinyWorkspace(...tinyPage('yarn'));
  await rename(folder, ['wool', 'wool'], { en: 'sheep' });
  const before = textsIn(folder);
  expect((await rename(folder, ['yarn', 'yarn'], { en: 'wool' })).problems).toEqual(['address-promised']);
  expect(textsIn(folder)).toEqual(before);
  editFiles(join(folder, 'content'), [
    { file: 'addresses.yaml', replace: '/en/wool: wool', with: '/en/wool: yarn' },
  ]);
  expect((await rename(folder, ['yarn', 'yarn'], { en: 'wool' })).problems).toEqual([]);
  expect(redirectsOf(folder)).toEqual(['/en/yarn → /en/wool']);
});

it('keeps an address that no build has recorded yet, also where there is no list of addresses', async () => {
  const folder = tinyWorkspace({ remove: 'addresses.yaml' });
  await rename(folder, ['wool', 'fleece'], { en: 'fleece' });
  expect(redirectsOf(folder)).toEqual(['/en/wool → /en/fleece']);
  expect(read(folder, 'addresses.yaml')).toMatch(/^#[\s\S]*\n\/en\/wool: fleece\n$/);
});

it('moves the pages below it, and keeps their addresses where they change', async () => {
  const link = { file: 'en/home.md', replace: '(page:wool)', with: '(page:wool/lamb)' };
  const folder = tinyWorkspace(...tinyPage('wool/lamb'), link);
  await rename(folder, ['wool', 'sheep'], { en: 'sheep' });
  expect(redirectsOf(folder)).toEqual(['/en/wool → /en/sheep', '/en/wool/lamb → /en/sheep/lamb']);
  expect(read(folder, 'en/home.md')).toContain('(page:sheep/lamb)');
  expect([...textsIn(folder).keys()].filter((path) => path.includes('wool'))).toEqual([]);
});

it.each([
  ['content/en/wool.md', 'content/en/sheep.md', 'sheep'],
  ['./content/pl/wool.md', 'sheep.md', 'sheep'],
  ['content/is/wool/lamb.md', 'content/is/lamb.md', 'lamb'],
])('takes the paths of files, which shells complete, as names: %s and %s', (page, name, id) => {
  const folder = tinyWorkspace(...tinyPage('wool/lamb', '\ndraft: true'));
  const { code, stdout } = site(['rename', page, name, '--site', tinyDir, '--content', 'content'], {
    cwd: folder,
  });
  const from = page.replace(/^.*content\/\w\w\/|\.md$/g, '');
  expect([code, stdout]).toEqual([0, expect.stringMatching(`^✔ “${from}” is now “${id}”\\.`)]);
  expect([...textsIn(folder).keys()]).toContain(`content/is/${id}.md`);
});

it('keeps no address of a draft, which nobody knows yet', async () => {
  const folder = tinyWorkspace(...tinyPage('wool/lamb', '\ndraft: true'));
  const { plan } = await rename(folder, ['wool/lamb', 'ram'], { en: 'ram' });
  expect(plan?.former).toEqual([]);
  expect(read(folder, 'en/wool/ram.md')).toContain('slug: ram\ndraft: true\n');
});

it.each([
  {
    title: 'a page that is not there',
    page: 'wol',
    name: 'x',
    says: /no page “wol”\. Did you mean “wool”\?/,
  },
  { title: 'the name that it has', page: 'wool', name: 'wool', says: /called “wool” already/ },
  { title: 'the name of another page', page: 'wool', name: 'home', says: /is a page “home” already/ },
  { title: 'a place below itself', page: 'wool', name: 'wool/x', says: /below itself/ },
  { title: 'no slug', page: 'wool', name: 'wool', slugs: { en: 'Sheep & Co' }, says: /Write “en=sheep-co”/ },
  {
    title: 'a language that is not there',
    page: 'wool',
    name: 'wool',
    slugs: { de: 'x' },
    says: /not a language/,
  },
  {
    title: 'another address of the home page',
    page: 'home',
    name: 'home',
    slugs: { en: 'x' },
    says: /fixed/,
  },
])('refuses $title', async ({ page, name, slugs, says }) => {
  const folder = tinyWorkspace();
  const before = textsIn(folder);
  expect((await rename(folder, [page, name], slugs)).refused).toMatch(says);
  expect(textsIn(folder)).toEqual(before);
});

it('writes nothing if the site would have an error then', async () => {
  const folder = tinyWorkspace(...tinyPage('wool/lamb'), ...tinyPage('wool/ram'));
  const before = textsIn(folder);
  expect((await rename(folder, ['wool/lamb', 'lamb'], { en: 'ram' })).problems).toContain('address-taken');
  expect(textsIn(folder)).toEqual(before);
});

it('writes nothing if a file cannot be edited exactly, and says where', async () => {
  const escaped = tinyWorkspace({ file: 'en/wool.md', replace: 'slug: wool', with: 'slug: "w\\u006fol"' });
  const { refused, places } = await rename(escaped, ['wool', 'wool'], { en: 'sheep' });
  expect(refused).toContain('cannot be edited exactly');
  expect(places).toEqual(['content/en/wool.md:3']);
});

it('names no other page where none is alike', () => {
  const folder = tinyWorkspace();
  const named = (page: string) =>
    site(['rename', page, 'other', '--site', tinyDir, '--content', 'content'], { cwd: folder }).stderr;
  expect(named('nope')).toContain(`“${commandAt(folder, 'routes', tinyDir)}” lists all pages.`);
  expect(named('wolo')).toContain('Did you mean “wool”?');
});

it('puts everything back if the file system refuses the last of its files', () => {
  const folder = tinyWorkspace();
  const before = textsIn(folder);
  const home = { path: 'en/home.md', before: read(folder, 'en/home.md'), after: 'other' };
  const made = { path: 'en/new/page.md', before: undefined, after: 'new' };
  const gone = { path: 'en/wool.md', before: read(folder, 'en/wool.md'), after: undefined };
  // The same file twice: the second time it is no longer there.
  expect(() => writeChanges([made, home, gone, gone], tinyConfig(folder))).toThrow(/is as it was before/);
  expect(textsIn(folder)).toEqual(before);
});

it('writes nothing over what somebody else has saved meanwhile', () => {
  const folder = tinyWorkspace();
  const stale = { path: 'en/home.md', before: 'earlier', after: 'other' };
  expect(() => writeChanges([stale], tinyConfig(folder))).toThrow(/changed meanwhile/);
});

it('follows menus, cards, the search and links of the real site', async () => {
  const folder = workspace();
  const { plan, problems } = await change(configOf(folder), (...args) =>
    renamePage({ page: 'services/social-media', name: 'social', slugs: new Map() }, ...args),
  );
  expect(problems).toEqual([]);
  const files = plan?.mentions.map(({ document }) => document.name) ?? [];
  expect(files).toEqual(expect.arrayContaining(['home', 'faq', 'search', 'services/content-strategy']));
  const texts = [...textsIn(join(folder, 'content'))].filter(([path]) => /\.(?:md|yaml)$/.test(path));
  expect(texts.filter(([, text]) => /(?<!\/)services\/social-media/.test(text))).toEqual([]);
});
