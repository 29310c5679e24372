// @module-tag all
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { copyAgency, writeSchemas } from '../support/site-with-schemas.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles, projectDir, temporaryFolder } from '../support/workspace.ts';

function siteWith(...edits: readonly Edit[]) {
  const folder = tinyCopy(...edits);
  return {
    edit: (...more: readonly Edit[]) => editFiles(folder, more),
    run: (...args: string[]) => site(['schema', '--site', folder, ...args]),
    runIn: (lang: string) => site(['schema', '--site', folder], { env: { SITE_LANG: lang } }),
    validate: () => site(['validate', '--site', folder]),
    has: (file: string) => existsSync(join(folder, file)),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    written: (file: string) => statSync(join(folder, file)).mtimeMs,
  };
}

it('the schemas of this site are up to date; after a change of a definition, run “npx site schema”', () => {
  const { stderr } = site(['schema', '--check'], { cwd: projectDir });
  // New files of the content may still lack their first line.
  expect(stderr.split('\n').filter((line) => /^(?!content\/).* is out of date/.test(line))).toEqual([]);
});

it('site schema writes a schema for each kind of file, maps them, and names them in YAML files', () => {
  const { run, read, written } = siteWith();
  const { code, stdout } = run();
  expect([code, stdout]).toEqual([0, expect.stringContaining('wrote .vscode/schemas/pages/note.json\n')]);
  expect(JSON.parse(read('.vscode/settings.json'))['yaml.schemas']).toMatchObject({
    '.vscode/schemas/shared/site.json': ['content/site.yaml'],
    '.vscode/schemas/own/ui.json': ['content/is/ui.yaml', 'content/en/ui.yaml', 'content/pl/ui.yaml'],
    '.vscode/schemas/front-matter.json': ['content/is/**/*.md', 'content/en/**/*.md', 'content/pl/**/*.md'],
  });
  expect(JSON.parse(read('.vscode/extensions.json'))).toEqual({ recommendations: ['redhat.vscode-yaml'] });
  expect(read('content/en/ui.yaml')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.vscode\/schemas\/own\/ui\.json\nsearch: Search\n/,
  );
  const { properties, required, additionalProperties } = JSON.parse(read('.vscode/schemas/pages/note.json'));
  expect(Object.keys(properties).slice(0, 4)).toEqual(['template', 'slug', 'title', 'description']);
  expect(properties.draft.description).toBe('true while the page is not to be published');
  expect([required, additionalProperties]).toEqual([['template', 'slug', 'title', 'description'], false]);
  const before = written('.vscode/schemas/own/ui.json');
  expect(run().stdout).toBe('Everything is up to date.\n');
  expect(written('.vscode/schemas/own/ui.json')).toBe(before);
});

it('--check names what is out of date after a change of a definition, writes nothing and fails', () => {
  const { run, edit, read } = siteWith();
  run();
  expect(run('--check')).toMatchObject({ code: 0, stdout: 'Everything is up to date.\n' });
  const before = read('.vscode/schemas/own/ui.json');
  edit({ file: 'templates/site.ts', replace: 'What the site says here', with: 'What visitors read' });
  expect(run('--check')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\.vscode\/schemas\/own\/ui\.json is out of date\.\nRun “npx site schema --site \S+”\.\n$/,
    ),
  });
  expect(read('.vscode/schemas/own/ui.json')).toBe(before);
});

describe('the language of the schemas', () => {
  const draft = (text: string) => JSON.parse(text).properties.draft.description;
  const note = '.vscode/schemas/pages/note.json';
  const [english, icelandic] = [
    'true while the page is not to be published',
    'true á meðan ekki á að birta síðuna',
  ];

  it('is that of the command at first, and stays, whatever the language of the next one is', () => {
    const { run, runIn, read } = siteWith();
    expect(runIn('is').stdout).toContain(`skrifað: ${note}\n`);
    expect(draft(read(note))).toBe(icelandic);
    expect(run().stdout).toBe('Everything is up to date.\n');
    expect(run('--check').code).toBe(0);
  });

  it('is the one that --lang asks for', () => {
    const { run, read } = siteWith();
    run();
    expect(draft(read(note))).toBe(english);
    expect(run('--lang', 'is', '--check').stderr).toContain(`${note} er úrelt.\n`);
    run('--lang', 'is');
    expect(draft(read(note))).toBe(icelandic);
    run('--lang', 'en');
    expect(draft(read(note))).toBe(english);
  });

  it('is that of what the site says of its own keys, too', () => {
    const { run, read } = siteWith({
      file: 'templates/site.ts',
      replace: 'define.defineSite({',
      with: "$& phrases: { is: { 'What the site says here': 'Það sem vefurinn segir hér' } },",
    });
    run('--lang', 'is');
    expect(read('.vscode/schemas/own/ui.json')).toContain('Það sem vefurinn segir hér');
  });
});

it('a page that site new makes names its schema, and is up to date', { tags: ['all'] }, () => {
  const folder = temporaryFolder();
  copyAgency(folder);
  writeSchemas(folder);
  expect(site(['new', 'page', 'campaigns', '--site', folder], { cwd: folder }).code).toBe(0);
  const made = readFileSync(join(folder, 'content/is/campaigns.yaml'), 'utf8');
  expect(made).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/\.vscode\/schemas\/page\.json\n/);
  expect(site(['schema', '--check', '--site', folder], { cwd: folder })).toMatchObject({ code: 0 });
});

it('a change of the content changes no schema, and validate refreshes the names that references may use', () => {
  const { run, validate, edit, read } = siteWith();
  run();
  edit({
    file: 'content/en/moss.md',
    copyFrom: 'content/en/wool.md',
    replace: /title: .*/,
    with: 'title: Moss',
  });
  expect(run('--check').code).toBe(0);
  validate();
  const { page } = JSON.parse(read('.cache/schemas/names.json')).definitions;
  expect(page).toEqual({
    enum: ['home', 'moss', 'wool'],
    enumDescriptions: ['Lítill vefur', 'Moss', 'Íslensk ull'],
  });
});

it('other settings of an editor survive, with their comments, and so do recommendations', () => {
  const settings =
    '{\n  // Mine.\n  "editor.fontSize": 15,\n  "yaml.schemas": { "mine.json": "a.yaml" },\n}\n';
  const { run, read } = siteWith(
    { file: '.vscode/settings.json', write: settings },
    { file: '.vscode/extensions.json', write: '{ "recommendations": ["some.other"] }\n' },
    { file: '.vscode/schemas/mine.json', write: '{}\n' },
    {
      file: '.vscode/schemas/own/old.json',
      write: '{ "$comment": "Made by “site schema” from the definitions of the site." }\n',
    },
  );
  expect(run()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('removed .vscode/schemas/own/old.json\n'),
  });
  expect(read('.vscode/settings.json')).toContain('// Mine.\n  "editor.fontSize": 15,\n');
  expect(read('.vscode/settings.json')).toContain('"mine.json": "a.yaml"');
  expect(read('.vscode/extensions.json')).toMatch(/"some\.other",\s+"redhat\.vscode-yaml"/);
  expect(read('.vscode/schemas/mine.json')).toBe('{}\n');
});

it('settings that are not JSON are left as they are, and nothing else is written', () => {
  const { run, read, has } = siteWith({ file: '.vscode/settings.json', write: '{ "a": \n' });
  expect(run()).toMatchObject({
    code: 1,
    stderr: '.vscode/settings.json is not a JSON object. Mend it, or remove it.\n',
  });
  expect([read('.vscode/settings.json'), has('.vscode/schemas')]).toEqual(['{ "a": \n', false]);
});

it('a file that names another schema keeps it, and line ends stay', () => {
  const other = '# yaml-language-server: $schema=https://example.org/site.json\r\nbrand: Ull\r\n';
  const { run, read } = siteWith(
    { file: 'content/site.yaml', replace: /^/, with: other.slice(0, other.indexOf('brand')) },
    { file: 'content/en/ui.yaml', replace: /\n/g, with: '\r\n' },
  );
  run();
  expect(read('content/site.yaml')).toMatch(/^# yaml-language-server: \$schema=https:.*\r\n[^#]/);
  expect(read('content/en/ui.yaml')).toMatch(/^# yaml-language-server: .*ui\.json\r\nsearch: Search\r\n/);
});
