// @module-tag all
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quickSite } from '../support/cli.ts';
import { tinyCopy, tinyDir } from '../support/tiny-site.ts';
import { type Edit, editFiles, projectDir } from '../support/workspace.ts';

const definition = 'templates/site.ts';
const component = 'templates/Document.tsx';
const language = 'templates/locales/pl.ts';
const form = 'templates/Ask.tsx';
/** The line of the tiny site that begins with a text. */
const lineOf = (file: string, text: string) =>
  readFileSync(join(tinyDir, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(text)) + 1;
const says = (text: string) => expect.stringContaining(text);

/** Adds keys to the definition. */
const adds = (keys: string): Edit[] => [
  { file: definition, replace: '  search: {},', with: `  search: {},\n  ${keys},` },
];
const becomes = (replace: string, text: string): Edit[] => [{ file: definition, replace, with: text }];

/** Mistakes of a definition or a component that no compiler was asked about, and what is said of them. */
const mistakes: Record<string, { edits: Edit[]; problem: object; file?: string; commands?: string[][] }> = {
  'facts that are missing': {
    edits: becomes('facts: ({ site }) => site,', ''),
    problem: {
      code: 'site-unusable',
      what: says('“facts” of the definition must be a function, but it is missing'),
    },
    commands: [['routes'], ['search', 'wool'], ['build']],
  },
  'a key that nothing reads': {
    edits: adds('hasFavIcon: false'),
    problem: {
      code: 'site-unusable',
      what: says('a key “hasFavIcon” that nothing reads (did you mean “hasFavicon”?)'),
    },
  },
  'a file that is no function': {
    edits: adds('files: { feed: { title: 1 } }'),
    problem: {
      code: 'site-unusable',
      what: says('“files.feed” of the definition must be a function, but it is an object'),
    },
  },
  'a file that is nothing': {
    edits: adds('files: { feed: () => undefined }'),
    problem: { code: 'site-unusable', what: says('“files.feed” must give an object, but it gave undefined') },
  },
  'a file that is a promise': {
    edits: adds('files: { feed: async () => ({}) }'),
    problem: { code: 'site-unusable', what: says('“files.feed” must give an object, but it gave a promise') },
  },
  'a file that throws': {
    edits: adds("files: { feed: () => { throw new Error('no feed'); } }"),
    problem: { code: 'site-unusable', what: says('no feed'), line: expect.any(Number) },
  },
  'facts that are a promise': {
    edits: becomes('facts: ({ site }) => site', 'facts: async ({ site }) => site'),
    problem: {
      code: 'site-unusable',
      what: says('“facts” must give an object with “brand” and “baseUrl”, but it gave a promise'),
    },
    commands: [['build'], ['search', 'wool']],
  },
  'facts that are nothing': {
    edits: becomes('facts: ({ site }) => site', 'facts: () => undefined'),
    problem: {
      code: 'site-unusable',
      what: says('“facts” must give an object with “brand” and “baseUrl”, but it gave undefined'),
    },
  },
  'a view that is nothing': {
    edits: adds('view: () => undefined'),
    problem: { code: 'site-unusable', what: says('“view” must give an object, but it gave undefined') },
  },
  'a view that is a promise': {
    edits: adds('view: async (page) => page'),
    problem: { code: 'site-unusable', what: says('“view” must give an object, but it gave a promise') },
  },
  'a search that finds nothing at all': {
    edits: becomes('search: {}', 'search: { input: () => undefined }'),
    problem: {
      code: 'site-unusable',
      what: says('“search.input” must give an object with “entries” and “synonyms”'),
    },
    commands: [['build'], ['search', 'wool']],
  },
  'a search without synonyms': {
    edits: becomes('search: {}', 'search: { input: () => ({ entries: [] }) }'),
    problem: {
      code: 'site-unusable',
      what: says('“search.input” must give an object with “entries” and “synonyms”'),
    },
  },
  'an entry of the search that leads nowhere': {
    edits: becomes(
      'search: {}',
      "search: { input: () => ({ entries: [{ id: 'wool', title: 'Wool', description: '', path: '/en/wol#top', type: 'page', category: '' }], synonyms: [] }) }",
    ),
    problem: { code: 'site-unusable', what: says('“wool” leads to /en/wol#top, where there is no page') },
    commands: [['build'], ['search', 'wool']],
  },
  'an entry of the search that leads to no part of its page': {
    edits: becomes(
      'search: {}',
      "search: { input: () => ({ entries: [{ id: 'wool', title: 'Wool', description: '', path: '/en/wool#two-coast', type: 'page', category: '' }], synonyms: [] }) }",
    ),
    problem: {
      code: 'search-anchor',
      what: 'The entry “wool” of the search leads to /en/wool#two-coast, but that page has no such anchor.',
      fix: 'Give the entry an anchor that the page has (two-coats), or none.',
    },
  },
  'an entry of the search of an unknown type': {
    edits: becomes(
      'search: {}',
      "search: { input: () => ({ entries: [{ id: 'wool', title: 'Wool', description: '', path: '/en/wool', type: 'pages', category: '' }], synonyms: [] }) }",
    ),
    problem: {
      code: 'site-unusable',
      what: says('“wool” has the type “pages”, which is not in “search.types” (did you mean “page”?)'),
    },
  },
  'words of a search that are nothing': {
    edits: becomes('search: {}', 'search: { words: () => undefined }'),
    problem: {
      code: 'site-unusable',
      what: says('“search.words” must give an object, but it gave undefined'),
    },
  },
  'sections for language models that are nothing': {
    edits: adds('llms: () => undefined'),
    problem: { code: 'site-unusable', what: says('“llms” must give a list, but it gave undefined') },
  },
  'structured data that is an object': {
    edits: becomes('Page: HomePage,', "Page: HomePage, structuredData: () => ({ '@type': 'Thing' }),"),
    problem: {
      code: 'site-unusable',
      what: says('“structuredData” of the kind “home” must give a list, but it gave an object'),
    },
  },
  'a check that throws': {
    edits: adds("checks: [() => { throw new Error('no check'); }]"),
    problem: { code: 'site-unusable', what: says('no check'), line: expect.any(Number) },
  },
  'problems of a check that are not defined': {
    edits: adds("problems: [{ 'too-loud': () => ({}) }]"),
    problem: {
      code: 'site-unusable',
      what: says('“problems.0” of the definition must be problems (defineProblems)'),
    },
  },
  'a check that is a promise': {
    edits: adds('checks: [async () => {}]'),
    problem: {
      code: 'site-unusable',
      what: says('Each of “checks” must give nothing, but it gave a promise'),
    },
  },
  'a repair that throws': {
    edits: [
      ...adds("repairs: [() => { throw new Error('no repair'); }]"),
      { file: 'content/en/wool.md', replace: /^slug: .*$/m, with: 'slug: Wool!' },
    ],
    problem: { code: 'site-unusable', what: says('no repair') },
  },
  'a card whose font is missing': {
    edits: adds(
      "card: { size: { width: 1200, height: 630 }, font: { name: 'A', weight: 400, file: 'templates/a.woff2' }, card: () => ({ element: null, alt: '' }) }",
    ),
    problem: { code: 'site-unusable', what: says('templates/a.woff2') },
  },
  'a card that throws': {
    edits: [
      ...adds(
        "card: { size: { width: 1200, height: 630 }, font: { name: 'A', weight: 400, file: 'templates/a.woff2' }, card: ({ id }) => { if (id === 'wool') throw new Error('no wool'); return { element: null, alt: 'A' }; } }",
      ),
      {
        file: 'templates/a.woff2',
        write: readFileSync(join(projectDir, 'templates/fonts/card.woff2')),
      },
    ],
    problem: { code: 'template-failed', what: says('“wool” (Icelandic, /ull) failed: no wool') },
  },
  'a component that is a promise': {
    edits: [
      { file: component, replace: 'export const Document = (', with: 'export const Document = async (' },
    ],
    problem: { code: 'template-failed' },
  },
  'an island that the definition does not name': {
    edits: [{ file: component, replace: 'name="Search"', with: 'name="Serch"' }],
    problem: { code: 'template-failed', what: says('(did you mean “Search”?)') },
    file: component,
  },
  'an island that is no component': {
    edits: [{ file: component, replace: 'component={Search}', with: 'component={undefined as never}' }],
    problem: { code: 'template-failed', what: says('The island “Search” has no component') },
    file: component,
  },
  'an island whose props are no JSON': {
    edits: [
      {
        file: component,
        replace: 'props={search(view.own.ui, view.searchHref)}',
        with: 'props={{ ...search(view.own.ui, view.searchHref), size: 1n } as never}',
      },
    ],
    problem: { code: 'template-failed' },
    file: component,
  },
  'an island with a prop that is a function': {
    edits: [
      {
        file: component,
        replace: 'props={search(view.own.ui, view.searchHref)}',
        with: 'props={{ ...search(view.own.ui, view.searchHref), format: String } as never}',
      },
    ],
    problem: { code: 'template-failed', what: says('“format” is a function') },
    file: component,
  },
  'an island that wakes at no known moment': {
    edits: [{ file: component, replace: /wake="\w+"/, with: 'wake={"load" as never}' }],
    problem: { code: 'template-failed', what: says('has the wake “load”; write visible, idle, interaction') },
    file: component,
  },
  'an island whose file is missing': {
    edits: becomes("Search: 'Search.tsx'", "Search: 'Serch.tsx'"),
    problem: { code: 'bundle-failed' },
    file: 'templates',
  },
  'a page that asks for one that is not there': {
    edits: [{ file: component, replace: '<h1>', with: "<h1 title={view.routes.get('en', 'wol').path}>" }],
    problem: {
      code: 'template-failed',
      what: says('There is no page “wol” in the language “en” (did you mean “wool”?)'),
    },
    file: component,
  },
  'a page that asks for an icon that is not there': {
    edits: [{ file: component, replace: '<h1>', with: "<h1 title={view.icon('wool').href}>" }],
    problem: { code: 'template-failed', what: says('“wool”') },
    file: component,
  },
  'a kind of reference that nothing defines': {
    edits: becomes(
      'define.pageSchema({})',
      "define.pageSchema({ kin: define.reference('pag', 'A page').optional() })",
    ),
    problem: {
      code: 'site-unusable',
      what: says('has a reference of the kind “pag”, which the site does not have (did you mean “page”?)'),
    },
  },
  'a language whose file is not called after its id': {
    edits: [
      ...becomes("'./locales/pl.ts'", "'./locales/polish.ts'"),
      {
        file: 'templates/locales/polish.ts',
        write: readFileSync(join(tinyDir, 'templates/locales/pl.ts'), 'utf8'),
      },
      { file: 'templates/locales/pl.ts', write: 'export const plural = () => 1;\n' },
    ],
    problem: {
      code: 'bundle-failed',
      what: says(
        'the browser needs “search” of the language “pl”, which is exported by the file locales/pl.ts',
      ),
    },
    file: 'templates/locales/pl.ts',
  },
  'no definition': {
    edits: becomes('export const site', 'export const sites'),
    problem: { code: 'site-unusable', what: says('exports no “site”') },
  },
  'a definition that is no site': {
    edits: [{ file: definition, write: 'export const site = 1;\n' }],
    problem: { code: 'site-unusable', what: says('defineSite') },
  },
  'two languages of one id': {
    edits: becomes('[icelandic, english, polish]', '[icelandic, english, english]'),
    problem: { code: 'site-unusable', what: says('the same id') },
  },
  'two languages of one prefix': {
    edits: [{ file: language, replace: "id: 'pl'", with: "id: 'pl', prefix: '/en'" }],
    problem: {
      code: 'site-unusable',
      what: says('the same prefix'),
      line: lineOf(language, 'const facts'),
      column: "const facts = { id: 'pl', ".length + 1,
    },
    file: language,
  },
  'a language whose name is no text': {
    edits: [{ file: language, replace: "name: 'Polish'", with: 'name: 5' }],
    problem: {
      code: 'site-unusable',
      what: says('“locales.2.name” of the definition must be a text, but it is 5'),
      line: lineOf(language, 'const facts'),
      column: "const facts = { id: 'pl', ".length + 1,
    },
    file: language,
  },
  'a language without a name': {
    edits: [{ file: language, replace: "name: 'Polish', ", with: '' }],
    problem: {
      code: 'site-unusable',
      what: says('“locales.2.name” of the definition must be a text, but it is missing'),
      line: lineOf(language, 'const facts'),
      column: 'const facts = { '.length + 1,
    },
    file: language,
  },
  'a form that sends a field twice': {
    edits: [{ file: form, replace: "payload: ['email',", with: "payload: ['email', 'email'," }],
    problem: {
      code: 'site-unusable',
      what: says('“email” is in “payload” twice'),
      line: lineOf(form, '  payload: ['),
      column: 3,
    },
    file: form,
  },
  'a field of a form without a limit': {
    edits: [{ file: form, replace: "'multiline', required: true, maxLength: 2000", with: "'multiline'" }],
    problem: {
      code: 'site-unusable',
      what: says('Its field “message” has no limit'),
      line: lineOf(form, '    message: {'),
      column: 5,
    },
    file: form,
  },
  'a field without a limit that is called as the key of the form’s own name': {
    edits: [
      { file: form, replace: "    message: { kind: 'multiline'", with: "    name: { kind: 'text' },\n$&" },
      {
        file: form,
        replace: /'email', 'topic', 'order', 'message'\]/g,
        with: "'email', 'topic', 'order', 'message', 'name']",
      },
      ...becomes("order: 'Order'", "order: 'Order', name: 'Name'"),
    ],
    problem: {
      code: 'site-unusable',
      what: says('Its field “name” has no limit'),
      line: lineOf(form, '    message: {'),
      column: 5,
    },
    file: form,
  },
  'two languages of one id, of which another follows in the file': {
    edits: [
      ...becomes('[icelandic, english, polish]', '[icelandic, english, polish, polish]'),
      { file: language, replace: /$/, with: "\nexport const german = { id: 'de', name: 'German' };\n" },
    ],
    problem: {
      code: 'site-unusable',
      what: says('the same id'),
      line: lineOf(language, 'const facts'),
      column: 'const facts = { '.length + 1,
    },
    file: language,
  },
  'a form whose sender is no field': {
    edits: becomes("sender = { name: 'email'", "sender = { name: 'mail'"),
    problem: {
      code: 'site-unusable',
      what: says('“mail” in “sender” is not one of its fields'),
      line: lineOf(definition, 'const ask = define.defineForm('),
    },
  },
};

describe('a mistake of a definition is one problem with a place, for every command:', () => {
  it.each(Object.entries(mistakes))(
    '%s',
    { timeout: 60_000 },
    async (_, { edits, problem, file = definition, commands = [] }) => {
      const folder = tinyCopy();
      editFiles(folder, edits);
      for (const command of [['validate'], ...commands]) {
        const { code, stdout, stderr } = await quickSite([...command, '--json', '--site', folder], {
          cwd: folder,
        });
        expect([command, code, stderr]).toEqual([command, 1, '']);
        expect([command, JSON.parse(stdout).problems]).toEqual([
          command,
          [expect.objectContaining({ file, ...problem })],
        ]);
      }
    },
  );
});
