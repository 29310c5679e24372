import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildSite } from '../../../src/build.ts';
import { createConfig } from '../../../src/config.ts';
import { definePage, defineSite, pageSchema } from '../../../src/define/index.ts';
import { messageOf } from '../../../src/diagnostics/format.ts';
import { emptyDatabase } from '../../../src/graph/open-database.ts';
import { english } from '../../../src/locales/en/index.ts';
import { stylePlaceholders as placeholders } from '../../../src/pages/html/page-styles.ts';
import { createPageReader } from '../../../src/pages/html/read-page.ts';
import { projectDir, temporaryFolder } from '../../support/workspace.ts';

/** Sheets below `templates/`, by path. */
type Sheets = Record<string, string>;
/** The markup of each page before and after the link to the late styles, by kind. */
type Markup = Record<string, [first: string, later?: string][]>;

const head = `<link rel="preload" href="${placeholders.font}" as="font"/><style>${placeholders.css}</style>`;
const lateLink = `<link rel="stylesheet" href="${placeholders.lateCss}"/>`;

interface View {
  content: { markup: string };
}

/** Properties of an element that has this markup in it. */
const withInside = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });

/** A site with these kinds of pages, beside a home page. Each page is the markup of its content. */
function siteOf(kinds: readonly string[]) {
  const schema = pageSchema({ markup: z.string() });
  const Page = () => null;
  const Document = ({ view }: { view: View }) => createElement('html', withInside(view.content.markup));
  const own = Object.fromEntries(kinds.map((kind) => [kind, definePage({ schema, Page })]));
  const facts = z.strictObject({ brand: z.string(), baseUrl: z.string() });
  return defineSite({
    locales: [english],
    pages: { start: definePage({ schema, Page, role: 'home' }), ...own },
    data: { shared: { site: { schema: facts, holds: 'the facts' } }, own: {} },
    facts: ({ site }) => site,
    Document,
    hasFavicon: false,
  });
}

/** What pages and browsers get from sheets: of a new site, or of one of which something is known. */
async function styled(
  sheets: Sheets,
  markup: Markup,
  { link = lateLink, siteDir = temporaryFolder(), db = emptyDatabase() } = {},
) {
  const write = (path: string, text: string) => {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  mkdirSync(join(siteDir, 'templates'), { recursive: true });
  for (const [path, text] of Object.entries(sheets)) write(`templates/${path}`, text);
  write('content/site.yaml', 'brand: Ull\nbaseUrl: https://ull.example\n');
  const writePage = (name: string, template: string, body: string) =>
    // JSON is YAML.
    write(
      `content/en/${name}.yaml`,
      JSON.stringify({
        ...{ template, slug: template === 'start' ? '' : name, title: `The page ${name}` },
        ...{
          description: `What the page ${name} says is said once more where search engines show it.`,
          markup: body,
        },
      }),
    );
  writePage('start', 'start', `${head}${link}`);
  for (const [kind, bodies] of Object.entries(markup))
    for (const [at, [first, later = '']] of bodies.entries())
      writePage(`${kind}-${at}`, kind, `${head}${first}${link}${later}`);
  const places = { toolDir: projectDir, siteDir, cwd: siteDir };
  const site = siteOf(Object.keys(markup));
  const { artifacts, pages, report } = await buildSite(
    createConfig({ cache: false }, { ...places, site, db }),
  );
  const files = artifacts.filter(({ path }) => /-\d\.html$|\.css$|\.woff2$|\/dot-\w+\.svg$/.test(path));
  // What is known of pages is what reading them again would say.
  const read = createPageReader();
  for (const { path, body } of files.filter(({ path }) => path.endsWith('.html'))) {
    const reread = { ...read(path, String(body)), names: expect.anything() };
    expect(pages.find(({ file }) => file === path)).toEqual(reread);
  }
  return {
    files: new Map(files.map(({ path, body }) => [path, insideOf(textOf(body))])),
    problems: report.sorted().filter(({ code }) => code === 'bundle-failed'),
  };
}

/** A page without what is around its markup. */
const insideOf = (text: string) => text.replace(/^<!doctype html><html>|<head><\/head><\/html>\n$/g, '');

const textOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

/** The styles in a page, and the sheets that it loads. */
function stylesOf(files: ReadonlyMap<string, string>, path: string) {
  const html = files.get(path) ?? '';
  const [, first = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const links = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, href = '']) => href);
  return { first, links, late: links.map((href) => files.get(href) ?? '').join('') };
}

const card = '.card { color: red } @layer late { .card:hover { color: blue } }';

describe('the cut of style sheets', () => {
  it('puts a component into the pages that show it at first, and its late blocks into the late sheet', async () => {
    const { files } = await styled({ 'components/Card.css': card }, { home: [['<p class="card">x</p>']] });
    const { first, late } = stylesOf(files, 'home-0.html');
    expect(first).toBe('.card{color:red}');
    expect(late.trim()).toBe('.card:hover{color:#00f}');
  });

  it('looks at all pages of a kind, and at the parts and variants of a component', async () => {
    const { files } = await styled(
      { 'components/Card.css': card },
      {
        home: [['<p>x</p>'], ['<p class="wide card__title">x</p>']],
        terms: [['<p>x</p>', '<p class="card">']],
      },
    );
    expect(stylesOf(files, 'home-0.html').first).toBe('.card{color:red}');
    expect(stylesOf(files, 'terms-0.html').first).toBe('');
    expect(stylesOf(files, 'terms-0.html').late).toContain('.card{color:red}.card:hover');
  });

  it.each([
    '<div popover><p class="card">x</p></div>',
    '<div hidden class="card"></div>',
    '<dialog><p class="card">x</p></dialog>',
    '<details><summary>x</summary><p class="card">x</p></details>',
  ])('takes what nobody sees before it is opened for late: %s', async (hidden) => {
    const { files } = await styled({ 'components/Card.css': card }, { home: [[hidden]] });
    expect(stylesOf(files, 'home-0.html').first).toBe('');
    expect(stylesOf(files, 'home-0.html').late).toContain('.card{color:red}');
  });

  it.each([
    '<details open><p class="card">x</p></details>',
    '<details><summary class="card">x</summary></details>',
  ])('takes what is open for seen: %s', async (open) => {
    const { files } = await styled({ 'components/Card.css': card }, { home: [[open]] });
    expect(stylesOf(files, 'home-0.html').first).toBe('.card{color:red}');
  });

  it('keeps for later what only scripts make', async () => {
    const { files } = await styled({ 'islands/Game.css': '.game { color: red }' }, { home: [['<p>x</p>']] });
    expect(stylesOf(files, 'home-0.html')).toMatchObject({ first: '', late: '.game{color:red}\n' });
  });

  it('gives the sheets of the folder of a kind that has no page to nobody', async () => {
    const sheets = { 'components/Card.css': card, 'pages/quiz/game/Results.css': '.results { order: 1 }' };
    const { files } = await styled(sheets, { home: [['<p class="card">x</p>']], quiz: [] });
    expect([...files.values()].join('\n')).not.toContain('.results');
  });

  it('gives the sheets of the folder of a kind to this kind alone', async () => {
    const { files } = await styled(
      { 'pages/faq/Page.css': ':root { scroll-padding: 9rem }' },
      { faq: [['<p>x</p>']], home: [['<p>x</p>']] },
    );
    expect(stylesOf(files, 'faq-0.html').first).toBe(':root{scroll-padding:9rem}');
    expect(stylesOf(files, 'home-0.html')).toEqual({ first: '', links: [], late: '' });
  });

  it('makes a late sheet for one kind of page when only that one needs a lot', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `.game__part-${at} { order: ${at} }`).join('\n');
    const { files } = await styled(
      { 'components/Card.css': card, 'islands/Game.css': many },
      {
        games: [['<p class="card">x</p>', '<p class="game__part-1">x</p>']],
        home: [['<p class="card">x</p>']],
      },
    );
    const [games, home] = ['games-0.html', 'home-0.html'].map((path) => stylesOf(files, path));
    expect(home?.links).toEqual([expect.stringMatching(/^assets\/late-[0-9A-Z]{8}\.css$/)]);
    expect(games?.links).toEqual([
      home?.links[0],
      expect.stringMatching(/^assets\/late-games-[0-9A-Z]{8}\.css$/),
    ]);
    expect(games?.late).toContain('.game__part-499{order:499}');
    expect(home?.late).not.toContain('game');
  });

  it('takes an imported sheet for a part of the one that imports it, and a late import for late', async () => {
    const sheets = {
      'components/Card.css':
        '@import "./Seal.css"; @import "./Glow.css" layer(late) print; .card { color: red }',
      'components/Seal.css': '.seal { order: 1 } @layer late { .seal { order: 2 } }',
      'components/Glow.css': '.glow { order: 3 } @layer late { .glow { order: 4 } }',
    };
    const { files } = await styled(sheets, { home: [['<p class="card">x</p>']] });
    expect(stylesOf(files, 'home-0.html').first).toBe('.seal{order:1}.card{color:red}');
    expect(stylesOf(files, 'home-0.html').late).toBe(
      '.seal{order:2}@media print{.glow{order:3}.glow{order:4}}\n',
    );
  });

  it('keeps one order: what all pages share, then the others by their paths', async () => {
    const sheets = {
      'components/B.css': '.b { order: 2 }',
      'components/A.css': '.a { order: 1 }',
      'styles/index.css': '@layer base, parts; p { order: 0 }',
    };
    const { files } = await styled(sheets, { home: [['<p class="b"><b class="a">x</b></p>']] });
    expect(stylesOf(files, 'home-0.html').first).toBe('@layer base,parts;p{order:0}.a{order:1}.b{order:2}');
  });

  it('inlines all that a page uses when it has no link to late styles', async () => {
    const sheets = { 'components/Card.css': card, 'components/Other.css': '.other { order: 1 }' };
    const { files } = await styled(
      { ...sheets, 'pages/terms/Page.css': '.terms { order: 2 }' },
      {
        home: [['<p class="card">x</p>', '<div hidden class="other"></div>']],
        terms: [['<p class="terms">x</p>']],
      },
      { link: '' },
    );
    expect(stylesOf(files, 'home-0.html').first).toBe(
      '.card{color:red}.card:hover{color:#00f}.other{order:1}',
    );
    expect([...files.keys()]).toEqual(['home-0.html', 'terms-0.html']);
  });

  it('leaves texts alone that look like its placeholders', async () => {
    const text = `<p>${placeholders.css} ${placeholders.lateCss} ${placeholders.font}</p>`;
    const { files } = await styled({ 'styles/a.css': 'p { order: 1 }' }, { home: [[text]] });
    expect(files.get('home-0.html')).toBe(`<style>p{order:1}</style>${text}`);
  });

  it('preloads the fonts of the first screen alone', async () => {
    const face = (name: string) => `@font-face { font-family: x; src: url("./${name}.woff2") }`;
    const { files } = await styled(
      {
        'styles/a.css': `${face('a')} @layer late { ${face('b')} }`,
        'styles/a.woff2': 'a',
        'styles/b.woff2': 'b',
      },
      { home: [['<p>x</p>']] },
    );
    const preloads = [...(files.get('home-0.html') ?? '').matchAll(/preload" href="([^"]+)"/g)];
    expect(preloads.map(([, href]) => href)).toEqual([
      expect.stringMatching(/^\/assets\/a-[0-9A-Z]{8}\.woff2$/),
    ]);
    expect([...files.keys()].filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  });
});

describe('problems of style sheets', () => {
  const problemsOf = async (text: string) => {
    const sheets = { 'styles/layers.css': '@layer base, parts;', 'components/Card.css': text };
    const { files, problems } = await styled(sheets, { home: [['<p class="card">x</p>']] });
    expect(files.size).toBe(0);
    return problems.map((one) => {
      const { file, line, column } = one.place;
      return `${file}:${line}:${column} ${messageOf(one).what}`;
    });
  };
  const at = (place: string, detail: string) => [
    `templates/components/Card.css:${place} This style cannot be bundled: ${detail}.`,
  ];

  it('in a late block are reported once, with their place in the sheet', async () => {
    const text = '.card { order: 1 }\n@layer late {\n  /* þæö */ .card { colr: red }\n}\n';
    expect(await problemsOf(text)).toEqual(at('3:21', '"colr" is not a known CSS property'));
  });

  it('in a sheet that is both shown at first and late elsewhere are reported once', async () => {
    const sheets = { 'components/Card.css': '.card { colr: red }' };
    const markup: Markup = { home: [['<p class="card">x</p>']], terms: [['x', '<p class="card">x</p>']] };
    expect((await styled(sheets, markup)).problems).toHaveLength(1);
  });

  it('are reported for a block that is not closed', async () => {
    expect(await problemsOf('.card { order: 1 }\n@layer late {\n  .card { order: 2 }\n')).toEqual(
      at('2:13', 'Expected "}" to go with "{"'),
    );
  });

  it('are reported for a layer without a place in the order', async () => {
    expect(await problemsOf('.card { order: 1 }\n@layer prats { .card { order: 2 } }')).toEqual(
      at('2:1', 'no style sheet gives the layer “prats” a place in the order'),
    );
  });

  it('are reported for a late block inside another rule, which could not be cut out', async () => {
    expect(
      await problemsOf('.card { order: 1 }\n@layer base { @layer late { .card { order: 2 } } }'),
    ).toEqual(at('2:15', 'a late block is inside another rule'));
  });

  it('are reported for a late layer with another name beside it', async () => {
    expect(await problemsOf('.card { order: 1 }\n@layer late, base;')).toEqual(
      at('2:1', 'a late block is “@layer late { … }” and nothing else'),
    );
  });

  it('are reported for an imported sheet that does not exist', async () => {
    expect(await problemsOf('@import "./None.css"; .card { order: 1 }')).toEqual(
      at('1:9', 'Could not resolve "./None.css"'),
    );
  });
});

describe('styles of sheets of which some have changed', () => {
  const markup: Markup = { home: [['<p class="card">x</p>']], terms: [['<p class="note">x</p>']] };
  const sheets: Sheets = {
    'styles/tokens.css': ':root { --ink: black }',
    'components/Card.css': '@import "./Edge.css"; @import "./Icon.css"; .card { color: var(--ink) }',
    'components/Edge.css': '.card { border: 0 }',
    'components/Icon.css': '.card { background: url("./dot.svg") }',
    'components/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'components/Note.css': '.note { order: 1 }',
  };

  /** A site that has been styled, and what styles it again after an edit as a process does that remembers. */
  async function edited(change: Sheets, without: string[] = []) {
    const site = { siteDir: temporaryFolder(), db: emptyDatabase() };
    await styled(sheets, markup, site);
    for (const path of without) rmSync(join(site.siteDir, 'templates', path));
    const left = Object.fromEntries(Object.entries(sheets).filter(([path]) => !without.includes(path)));
    const now = { ...left, ...change };
    const warm = await styled(now, markup, site);
    return { warm, cold: await styled(now, markup) };
  }

  it.each<[string, Sheets]>([
    ['nothing', {}],
    ['a sheet', { 'components/Card.css': '.card { color: red }' }],
    ['a sheet that another one imports', { 'components/Edge.css': '.card { border: 1px solid }' }],
    ['a drawing that an imported sheet loads', { 'components/dot.svg': '<svg viewBox="0 0 1 1"/>' }],
    ['what other sheets use', { 'styles/tokens.css': ':root { --ink: white }' }],
    ['a new sheet', { 'components/Plus.css': '.card { order: 3 }' }],
  ])('are those of a clean build after a change of %s', async (_, change) => {
    const { warm, cold } = await edited(change);
    expect(warm.problems).toEqual([]);
    expect([...warm.files]).toEqual([...cold.files]);
    expect(cold.files.size).toBeGreaterThan(2);
  });

  it('are reported when they use what a sheet that was deleted had set', async () => {
    const { warm, cold } = await edited({}, ['styles/tokens.css']);
    expect(warm.problems.map(messageOf)).toEqual(cold.problems.map(messageOf));
    expect(warm.problems).toHaveLength(1);
  });

  it('are reported again and again until they are right', async () => {
    const site = { siteDir: temporaryFolder(), db: emptyDatabase() };
    const broken = { ...sheets, 'components/Note.css': '.note { ordr: 1 }' };
    for (const _ of [1, 2]) expect((await styled(broken, markup, site)).problems).toHaveLength(1);
    expect((await styled(sheets, markup, site)).problems).toEqual([]);
  });
});
