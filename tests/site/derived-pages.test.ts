// @module-tag all
import { join } from 'node:path';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { type BuildResult, buildSite, buildWholeSite } from '../../src/build.ts';
import type { Config } from '../../src/config.ts';
import {
  type DerivedPage,
  definePage,
  type PageView,
  pageSchema,
  type RouteTable,
  rawHtml,
  type SiteContext,
} from '../../src/define/index.ts';
import type { Site } from '../../src/define/site.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { recordAddresses } from '../../src/routes/record.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { contentFile, type Edit, editFiles } from '../support/workspace.ts';

type View = PageView<{ title: string; body: { html: string } }>;

/** A kind of page of which each sheep that it names has a page. */
const note = definePage({
  schema: pageSchema({}),
  Page: ({ view }: { view: View }) =>
    createElement(
      'main',
      {},
      createElement('p', {}, view.route.derived?.id ?? 'all'),
      view.routes.rendered
        .filter(({ locale, derived }) => locale === view.route.locale && derived)
        .map(({ path }) => createElement('a', { key: path, href: path }, path)),
      createElement('div', rawHtml(view.content.body.html)),
    ),
  hasBody: true,
  derive: ({ data: { keywords, title } }): DerivedPage[] =>
    keywords.map((id) => ({ id, title: `${title}: ${id}`, description: `What ${title} says of ${id}` })),
});

const feed = ({ routes, baseUrl }: SiteContext) => ({
  'feed.xml': `<feed>${routes.all.map(({ path }) => `<id>${baseUrl}${path}</id>`).join('')}</feed>`,
});

/** The site with pages of sheep and a feed. */
const flock: Site = { ...tiny, pages: { ...tiny.pages, note }, texts: feed };

const sheep = (...ids: readonly string[]): Edit[] =>
  ['is', 'en', 'pl'].map((locale) => ({
    file: `${locale}/wool.md`,
    replace: /template: note\n(?:keywords: .*\n)?/,
    with: `template: note\nkeywords: [${ids.join(', ')}]\n`,
  }));

const configOf = (folder: string, site = flock): Config => tinyConfig(folder, {}, site);

async function built(edits: readonly Edit[], site = flock): Promise<BuildResult> {
  return buildSite(configOf(tinyWorkspace(...edits), site));
}

const textOf = ({ artifacts }: BuildResult, file: string) =>
  artifacts.find(({ path }) => path === file)?.body.toString();

it('a page that is derived from another stands below it, with a title, an address and versions of its own', async () => {
  const result = await built(sheep('ram', 'ewe'));
  expect(result.report.sorted().map(({ code, place }) => `${code} ${place.file}`)).toEqual([]);
  const html = textOf(result, 'en/wool/ewe.html');
  expect(html).toContain('<p>ewe</p>');
  expect(html).toContain('<title>Icelandic wool: ewe | Tiny</title>');
  expect(html).toContain('content="What Icelandic wool says of ewe"');
  expect(html).toContain('<link rel="canonical" href="https://tiny.example/en/wool/ewe"/>');
  expect(html).toContain('href="https://tiny.example/ull/ewe" hrefLang="is"');
  expect(textOf(result, 'en/wool.html')).toContain('<p>all</p>');
  expect(textOf(result, 'sitemap.xml')).toContain('<loc>https://tiny.example/en/wool/ewe</loc>');
});

it('is made anew when what it is derived from changes, and a warm build is the same as a clean one', async () => {
  const folder = tinyWorkspace(...sheep('ram'));
  const db = emptyDatabase();
  const files = async (one = db) => {
    const { artifacts } = await buildSite({ ...configOf(folder), db: one });
    return Object.fromEntries(artifacts.map(({ path, body }) => [path, body.toString()]));
  };
  expect(Object.keys(await files())).toContain('ull/ram.html');
  editFiles(join(folder, 'content'), sheep('ewe', 'lamb'));
  const warm = await files();
  expect(warm).toEqual(await files(emptyDatabase()));
  expect(Object.keys(warm)).toEqual(expect.arrayContaining(['ull/ewe.html', 'ull/lamb.html']));
  expect(warm['ull/ram.html']).toBeUndefined();
});

it('whose time is over leads to the page that it was derived from', async () => {
  const folder = tinyWorkspace(...sheep('ram'));
  const db = emptyDatabase();
  const { routes: first } = await buildSite({ ...configOf(folder), db });
  await recordAddresses(first as RouteTable, db);
  expect(contentFile(folder, 'addresses.yaml')).toContain('/en/wool/ram: wool\n');
  editFiles(join(folder, 'content'), sheep());
  const { report, routes } = await buildSite(configOf(folder));
  expect(report.sorted()).toEqual([]);
  expect(routes?.redirects).toContainEqual({ from: '/en/wool/ram', to: '/en/wool' });
});

it('cannot have the address of another page', async () => {
  const other = ['is', 'en', 'pl'].map(
    (locale): Edit => ({
      file: `${locale}/wool/ram.md`,
      copyFrom: `${locale}/wool.md`,
      replace: /slug: .*/,
      with: 'slug: ram',
    }),
  );
  const { report } = await built([...other, ...sheep('ram')]);
  expect(new Set(report.sorted().map(({ code }) => code))).toEqual(new Set(['address-taken']));
});

it.each([
  [{ id: 'Ram', title: 'Ram' }, '“derive” of the kind “note” gave a page “Ram”.'],
  [{ id: 'ram', title: 'Ram', slug: '../ram' }, '“derive” of the kind “note” gave a page “../ram”.'],
  [
    { id: 'ram', title: ' ' },
    '“derive” of the kind “note” must give the page “ram” a title and a description.',
  ],
])('cannot be one such as %j', async (part, message) => {
  const wrong = { ...note, derive: () => [{ description: 'A ram', ...part }] };
  await expect(built([], { ...flock, pages: { ...tiny.pages, note: wrong } })).rejects.toThrow(message);
});

it('a text of the site is published at its fixed address', async () => {
  const result = await built(sheep());
  expect(textOf(result, 'feed.xml')).toContain('<id>https://tiny.example/en/wool</id>');
});

it.each([
  ['../feed.xml', '', '“texts” gave a file “../feed.xml”.'],
  ['feed.html', '', '“texts” gave a file “feed.html”.'],
  ['feed.xml', 1, '“texts” must give “feed.xml” as a text.'],
])('a text cannot be %s with %j', async (path, text, message) => {
  const texts = () => ({ [path]: text }) as Record<string, string>;
  await expect(built([], { ...flock, texts })).rejects.toThrow(message);
});

it('a text that has the address of another file, or that no reader could parse, is an error', async () => {
  const codes = async (texts: Record<string, string>) => {
    const { report } = await buildWholeSite(configOf(tinyWorkspace(), { ...flock, texts: () => texts }));
    return report.sorted().map(({ code, place }) => `${code} ${place.file}`);
  };
  expect(await codes({ 'robots.txt': 'Allow: /' })).toEqual(['artifact-twice robots.txt']);
  expect(await codes({ 'feed.xml': '<feed>' })).toEqual(['artifact-broken feed.xml']);
});

it('a page with “noindex” tells search engines so, and is in no sitemap', async () => {
  const hidden = sheep().map((edit) => ({ ...edit, with: 'template: note\nnoindex: true\n' }));
  const result = await built(hidden);
  expect(result.report.sorted()).toEqual([]);
  expect(textOf(result, 'en/wool.html')).toContain('<meta name="robots" content="noindex"/>');
  expect(textOf(result, 'en.html')).not.toContain('noindex');
  for (const file of ['sitemap.xml', 'llms.txt']) expect(textOf(result, file)).not.toContain('wool');
});
