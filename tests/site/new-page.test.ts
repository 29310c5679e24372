// @module-tag all
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import { newPage } from '../../src/content/edit/index.ts';
import { site } from '../support/cli.ts';
import { change, textsIn } from '../support/content-edits.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, projectDir, workspace } from '../support/workspace.ts';

const begin = (folder: string, [kind, name]: [string, string], titles: [string, string][] = []) =>
  change(tinyConfig(folder), (...args) => newPage({ kind, name, titles: new Map(titles) }, ...args));

const beginService = (folder: string, kind = 'services', name = 'rafmynt') =>
  change(configOf(folder), (...args) => newPage({ kind, name, titles: new Map() }, ...args));

describe('site new', () => {
  it('explains the keys in the language of the command, with the descriptions that the site brings', () => {
    const cwd = workspace();
    const { code } = site(['new', 'services', 'rafmynt', '--content', 'content', '--lang', 'is'], { cwd });
    expect(code).toBe(0);
    const text = readFileSync(join(cwd, 'content/is/services/rafmynt.md'), 'utf8');
    expect(text).toContain(
      '# Titill síðunnar, sem birtist í flipa vafrans á undan „| {brand}“\n# Í mesta lagi 60 stafir\ntitle: Rafmynt\n',
    );
    expect(text).toContain('  # 3 til 9 atriði\n');
    expect(text).toContain('# Listi: orð sem gestir gætu leitað að\n');
    expect(text).toMatch(/^# Eitt af þessu: glacier, moss/m);
    expect(text).not.toMatch(/# .*\b(?:the|of|and|which)\b/);
  });

  it('makes a draft in every language, and touches nothing else', () => {
    const folder = tinyWorkspace();
    const before = textsIn(join(folder, 'content'));
    const args = [
      'new',
      'note',
      'felt-hats',
      '--title',
      'is=Þæfðir hattar',
      '--site',
      tinyDir,
      '--content',
      'content',
    ];
    const { code, stdout } = site(args, { cwd: folder, env: { SOURCE_DATE_EPOCH: '1795219200' } });
    expect(code).toBe(0);
    expect(stdout).toContain('content/pl/felt-hats.md');
    expect(stdout).toContain('Title and address are made of its name in: en, pl.');
    const after = textsIn(join(folder, 'content'));
    expect([...after.keys()].filter((path) => !before.has(path)).toSorted()).toEqual(
      ['en', 'is', 'pl'].map((id) => `${id}/felt-hats.md`),
    );
    for (const [path, text] of before) expect(after.get(path)).toBe(text);
    expect(after.get('is/felt-hats.md')).toMatchInlineSnapshot(`
      "---
      template: note
      # The last part of the address in this language; "" for the home page and the not-found page;
      #   lowercase letters a to z, digits and hyphens
      slug: thaefdir-hattar
      # The page title, shown in the browser tab before “| {brand}”
      # At most 60 characters
      title: Þæfðir hattar
      # 50 to 165 characters for search engines and shared links
      description: Þæfðir hattar. Þennan texta á eftir að skrifa. Hann á að segja í einni eða tveimur setningum hvað síðan fjallar um.
      # A shorter name for menus and breadcrumbs, when the title is long
      # label: Þennan texta á eftir að skrifa.
      # A list: a word that visitors may search for
      # keywords: []
      # A list: addresses that lead to the page, like those that it had before; each is whole, begins with
      #   a slash and ends without one; example: /old-name
      # aliases: []

      # The only languages that have the page; without this key all have it
      # languages:
      #   - is
      # true to keep the page out of search engines and the sitemap
      # noindex: false
      # true while the page is not to be published
      draft: true
      # When the page appears: a day, or a day and a time in UTC; examples: 2026-12-01, 2026-12-01 09:00
      # publishAt: 2026-11-21
      # When the page disappears: a day, or a day and a time in UTC; examples: 2026-12-01, 2026-12-01
      #   09:00
      # expireAt: 2026-11-21
      ---

      Þennan texta á eftir að skrifa.
      "
    `);
    expect(after.get('en/felt-hats.md')).toMatch(/^slug: felt-hats\n(?:#.*\n)*title: Felt hats$/m);
  });

  it('begins a list of blocks with those that most pages have, each with its keys explained', async () => {
    const folder = workspace();
    const { problems } = await beginService(folder, 'page', 'spring');
    expect(problems).toEqual([]);
    for (const locale of ['is', 'en']) {
      const text = readFileSync(join(folder, `content/${locale}/spring.yaml`), 'utf8');
      expect([...text.matchAll(/^ {2}- block: (\w+)$/gm)].map(([, name]) => name)).toEqual([
        'text',
        'steps',
        'callToAction',
      ]);
      expect(text).toContain(
        '# One of: text, picture, figures, quotation, people, clients, cases, steps, questions, plans, form,\n#   callToAction\nblocks:\n  # A text, with points and links where they help\n  - block: text\n',
      );
    }
  });

  it('makes a page of the real site that is valid as a draft and when it is shown', async () => {
    const folder = workspace();
    const { problems, plan } = await beginService(folder);
    expect(problems).toEqual([]);
    expect(plan?.changes.map(({ path }) => path)).toEqual([
      'is/services/rafmynt.md',
      'en/services/rafmynt.md',
    ]);
    expect(plan?.model).toBe('services/brand-development');
    expect(planSite(configOf(folder)).report.sorted()).toEqual([]);
    const shown = planSite(configOf(folder, { drafts: true })).report;
    // The site warns of a service that the quote form does not have: which one fits is a choice.
    expect(shown.sorted().map(({ code }) => code)).toEqual(['service-unasked']);
  });

  it('describes each key, lists its choices, and takes the next free number', async () => {
    const folder = workspace();
    await beginService(folder);
    const text = readFileSync(join(folder, 'content/en/services/rafmynt.md'), 'utf8');
    expect(text).toMatch(/# The place among the services; examples: 10, 20\norder: 90\n/);
    expect(text).toMatch(/# The colour of the service\n# One of: glacier, moss, .*\ncolour: aurora\n/);
    expect(text).toMatch(/# A file name in media\/icons, without \.svg\n# One of: arrow-left, arrow-right/);
    expect(text).toMatch(/# quoteService: branding\n/);
    expect(text.match(/arrow-left/g)).toHaveLength(1);
    expect(text).toMatchSnapshot();
  });

  it.each([
    ['draft: false', {}],
    ['publishAt: 2027-03-01', { drafts: true }],
  ])('refuses to publish what has not been written: %s', async (line, options) => {
    const folder = tinyWorkspace();
    await begin(folder, ['note', 'hats']);
    for (const [path, text] of textsIn(join(folder, 'content')))
      if (path.endsWith('hats.md')) {
        writeFileSync(join(folder, 'content', path), text.replace('draft: true', line));
      }
    const codes = planSite(tinyConfig(folder, options))
      .report.sorted()
      .map(({ code }) => code);
    expect(codes.filter((code) => code === 'text-unwritten')).toHaveLength(6);
  });

  it('gives a page an address of its own', async () => {
    const folder = tinyWorkspace();
    await begin(
      folder,
      ['note', 'sheep'],
      [
        ['is', 'Ull'],
        ['en', 'Wool'],
      ],
    );
    expect(readFileSync(join(folder, 'content/is/sheep.md'), 'utf8')).toContain('\nslug: ull-2\n');
    expect(readFileSync(join(folder, 'content/en/sheep.md'), 'utf8')).toContain('\nslug: wool-2\n');
    expect(readFileSync(join(folder, 'content/pl/sheep.md'), 'utf8')).toContain('\nslug: sheep\n');
  });

  it.each(['admin', 'index', 'assets', 'en'])(
    'gives no page the address of “%s”, which is reserved',
    async (name) => {
      const folder = tinyWorkspace();
      await begin(folder, ['note', name]);
      expect(readFileSync(join(folder, `content/is/${name}.md`), 'utf8')).toContain(`\nslug: ${name}-2\n`);
    },
  );

  it.each([
    { title: 'a name that is no slug', kind: 'note', name: 'Ný síða', says: /Write “ny-sida”/ },
    { title: 'a name that leaves the folder', kind: 'note', name: '../../etc/x', says: /Write “etc\/x”/ },
    {
      title: 'a name that is taken',
      kind: 'note',
      name: 'wool',
      says: /is a page “wool” already: content\/en\/wool\.md/,
    },
    { title: 'the name of a data file', kind: 'note', name: 'ui', says: /ui\.yaml holds words/ },
    { title: 'a folder without a page', kind: 'note', name: 'sheep/lamb', says: /no page “sheep”/ },
    {
      title: 'a kind that is not there',
      kind: 'notes',
      name: 'x',
      says: /no kind of page “notes” \(did you mean “note”\?\)\. Write one of: note\./,
    },
    { title: 'a kind with a single page', kind: 'home', name: 'x', says: /only one page of the kind “home”/ },
    { title: 'a name that is far too long', kind: 'note', name: 'a'.repeat(300), says: /Write “a{100}”/ },
  ])('refuses $title, with a way out', async ({ kind, name, says }) => {
    const folder = tinyWorkspace();
    const before = textsIn(folder);
    expect((await begin(folder, [kind, name])).refused).toMatch(says);
    expect(textsIn(folder)).toEqual(before);
  });

  it('needs its arguments where nobody can be asked', () => {
    const { code, stderr } = site(['new', 'note', '--site', tinyDir]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("missing required argument 'name'")]);
    expect(existsSync(join(projectDir, 'content/is/note.md'))).toBe(false);
  });

  it('changes no content that has errors', async () => {
    const folder = tinyWorkspace({ file: 'en/wool.md', replace: 'slug: wool', with: 'slug: Wool' });
    expect((await begin(folder, ['note', 'x'])).problems).toEqual(['wrong-format']);
  });
});
