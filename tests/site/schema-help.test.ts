// @module-tag all
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { frontMatterOf, startYamlServer } from '../../src/content/schema/extension/yaml-server.mjs';
import { campaignTexts } from '../support/campaign.ts';
import { copyAgency, createSchemaCheck, writeSchemas } from '../support/site-with-schemas.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { problemsOf, projectDir, temporaryFolder, workspace } from '../support/workspace.ts';
import { openYamlServer } from '../support/yaml-server.ts';
import { mistakes } from './schema-mistakes-table.ts';

let folder: string;
let check: ReturnType<typeof createSchemaCheck>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  copyAgency(folder);
  writeSchemas(folder);
  check = createSchemaCheck(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const service = 'en/services/social-media.md';

const read = (file: string) => readFileSync(join(folder, 'content', file), 'utf8');

/** The files of a content folder that have keys. */
const filesIn = (site: string) =>
  readdirSync(join(site, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !/^media|README/.test(file))
    .toSorted();

describe('the schemas and the checks of the command line agree', () => {
  it('every file of the agency’s content is valid', () => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap((file) => check(file).map((problem) => `${file}${problem}`))).toEqual([]);
  });

  it('every file of a site with three languages is valid', () => {
    const tiny = tinyCopy();
    writeSchemas(tiny);
    const checkTiny = createSchemaCheck(tiny);
    expect(filesIn(tiny).flatMap((file) => checkTiny(file))).toEqual([]);
  });

  it('the same mistakes are found by both', () => {
    const wrong = workspace(...mistakes);
    const problems = problemsOf(wrong);
    for (const { what, code, file, place } of mistakes) {
      const isReported = problems.some((one) => one.code === code && one.place.file.endsWith(file));
      const text = readFileSync(join(wrong, 'content', file), 'utf8');
      const isFound = check(file, text).some((problem) => problem.startsWith(`${place} `));
      expect({ what, isReported, isFound }).toEqual({ what, isReported: true, isFound: true });
    }
  });

  it('a draft may lack keys, also inside of others, but none may be wrong', () => {
    const draft =
      '---\ntemplate: service\ndraft: true\nhero: { heading: Soon }\nfeatures: { items: [] }\n---\n';
    expect(check(service, draft)).toEqual([]);
    expect(check(service, draft.replace('draft: true\n', '')).length).toBeGreaterThan(10);
    expect(check(service, draft.replace('hero', 'hreo'))).not.toEqual([]);
  });

  it('a block of a draft may lack keys, and none may be wrong', () => {
    const draft = 'template: page\ndraft: true\nblocks:\n  - block: quotation\n  - {}\n';
    expect(check('en/campaign.yaml', draft)).toEqual([]);
    expect(check('en/campaign.yaml', draft.replace('quotation', 'qoute'))).not.toEqual([]);
    expect(check('en/campaign.yaml', draft.replace('quotation', 'quotation\n    pick: [a]'))).not.toEqual([]);
  });

  it('a text with a placeholder may be longer than what it becomes', () => {
    const title = `title: ${'a'.repeat(40)} {price:plan-foundation}`;
    expect(check(service, read(service).replace('title: Social Media', title))).toEqual([]);
  });
});

describe('the YAML language server', () => {
  let server: Awaited<ReturnType<typeof openYamlServer>>;

  beforeAll(async () => {
    server = await openYamlServer(folder);
  });
  afterAll(() => server.stop());

  it('finds nothing wrong with the content', async () => {
    for (const file of ['site.yaml', 'prices.yaml', 'is/ui.yaml', 'en/home.yaml'])
      expect(await server.open(`content/${file}`, read(file)).problems()).toEqual([]);
  });

  it('completes keys with their descriptions, and what a page holds once its kind is known', async () => {
    const home = server.open('content/en/other.yaml', 'template: home\nexp');
    const keys = await home.complete('exp');
    expect(keys.get('title')).toBe('The page title, shown in the browser tab before “| {brand}”');
    expect([keys.has('threads'), keys.has('plans')]).toEqual([true, false]);
    const kinds = await server.open('content/en/blank.yaml', 'template: \n').complete('template: ');
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['home', 'faq', 'pricing']));
    expect(kinds.has('service')).toBe(false);
  });

  it('completes closed lists: choices, icons, pages with their titles, prices with their amounts', async () => {
    const text = read('is/home.yaml');
    const home = server.open('content/is/home.yaml', text);
    expect((await home.complete('service: ')).has('web_development')).toBe(true);
    expect((await home.complete('icon: ')).has('thread-braid')).toBe(true);
    expect((await home.complete('page: ')).get('pricing')).toBe('Verðskrá');
    expect((await home.complete('price: ')).get('plan-foundation')).toBe('amount:79000');
    const some = server.open('content/en/some.yaml', 'template: page\nlanguages:\n  - \n');
    expect([...(await some.complete('  - '))]).toEqual([
      ['is', 'Icelandic'],
      ['en', 'English'],
    ]);
  });

  it('describes the key under the pointer', async () => {
    const prices = server.open('content/prices.yaml', read('prices.yaml'));
    expect(await prices.hover('amount: 79000')).toContain(
      'The amount in ISK without VAT, digits only; 0 for free\n\nExample:\n\n```yaml\n79000\n```',
    );
  });

  it.each([
    ['postalCode', '"101"'],
    ['phone', '+354 555 0100'],
  ])('proposes an example of what has no list to choose from: %s', async (key, example) => {
    const begun = read('site.yaml').replace(new RegExp(`${key}: .*`), `${key}: `);
    const proposed = await server.open(`content/site.yaml`, begun).complete(`${key}: `);
    expect([...proposed.keys()]).toEqual([example]);
  });

  it('completes the blocks of a page, each with what it shows, and then the keys of the one that is chosen', async () => {
    const text = campaignTexts.en;
    const choosing = text.replace('block: text', 'block: q');
    const page = server.open('content/en/choose.yaml', choosing);
    // Before that the server may not have the schemas.
    await page.problems();
    const blocks = await page.complete('block: q');
    expect(blocks.get('quotation')).toBe('What somebody says, in large type');
    expect(blocks.size).toBe(12);
    const half = text.replace('    role: managing director', '    r');
    const begun = server.open('content/en/begun.yaml', half);
    const keys = await begun.complete('name: Jóna Dæmisdóttir\n    r');
    expect(keys.get('role')).toBe('What the person does who says it');
    expect(keys.has('points')).toBe(false);
    expect(await begun.hover('suffix: s')).toContain(
      'What follows the number; a word gets a space before it\n\nExample:\n\n```yaml\n"%"',
    );
  });

  it('flags a mistake in a block at its line, and nothing else', async () => {
    const text = campaignTexts.en;
    expect(await server.open('content/en/right.yaml', text).problems()).toEqual([]);
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
    const wrong = text
      .replace('block: quotation', 'block: qoute')
      .replace('form: contact', 'form: kontakt')
      .replace('    pick: [jona]', '    picks: [jona]');
    expect(await server.open('content/en/wrong-blocks.yaml', wrong).problems()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(
            `^${lineOf('block: quotation')}: Value is not accepted. Valid values: "text", "picture"`,
          ),
        ),
        expect.stringMatching(new RegExp(`^${lineOf('form: contact')}: Value is not accepted`)),
        `${lineOf('pick: [jona]')}: Property picks is not allowed.`,
      ]),
    );
    expect((await server.open('content/en/wrong-again.yaml', wrong).problems()).length).toBe(3);
  });

  it('flags each mistake at its line', async () => {
    const lines = read('en/home.yaml').split('\n');
    const wrong = lines.toSpliced(2, 2, 'slug: Home Page', 'publishAt: 2026-13-01', 'titel: Home').join('\n');
    const problems = await server.open('content/en/wrong.yaml', wrong).problems();
    expect(problems).toEqual([
      '2: Missing property "title".',
      expect.stringMatching(/^3: Expected: The last part of the address/),
      '4: Expected: When the page appears: a day, or a day and a time in UTC; examples: 2026-12-01, 2026-12-01 09:00',
      '5: Property titel is not allowed.',
    ]);
  });
});

it('the schemas that the project has committed help in Icelandic, in pages of all languages', async () => {
  const clone = temporaryFolder();
  cpSync(join(projectDir, '.vscode'), join(clone, '.vscode'), { recursive: true });
  // What `site dev` and `site validate` write.
  cpSync(join(folder, '.cache/schemas'), join(clone, '.cache/schemas'), { recursive: true });
  const server = await openYamlServer(clone);
  onTestFinished(() => void server.stop());
  for (const locale of ['is', 'en']) {
    const page = server.open(
      `content/${locale}/new.yaml`,
      'template: home\ntitle: Ull\nslug: Ull og fleira\n',
    );
    expect(await page.problems()).toContainEqual(
      expect.stringMatching(/^3: Hér á að standa: Síðasti hluti veffangsins á þessu tungumáli/),
    );
    expect(await page.hover('title')).toContain('Titill síðunnar, sem birtist í flipa vafrans');
    const keys = await page.complete('title: Ull\n');
    expect(keys.get('description')).toBe('50 til 165 stafir fyrir leitarvélar og krækjur sem er deilt');
  }
});

describe('the extension for front matter, with the YAML language server', () => {
  const serverFile = join(projectDir, 'node_modules/yaml-language-server/out/server/src/server.js');
  const found = new Map<string, (problems: string[]) => void>();
  let server: Awaited<ReturnType<typeof startYamlServer>>;

  beforeAll(async () => {
    const settings = JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8'));
    server = await startYamlServer(serverFile, {
      rootUri: pathToFileURL(folder).href,
      settings: (section) => (section === 'yaml' ? { schemas: settings['yaml.schemas'] } : {}),
      onProblems: (uri, problems) =>
        found.get(uri)?.(problems.map(({ message, range }) => `${range.start.line + 1}: ${message}`)),
    });
  });
  afterAll(() => server.stop());

  async function open(file: string, text: string) {
    const uri = pathToFileURL(join(folder, 'content', file)).href;
    const problems = new Promise<string[]>((resolve) => found.set(uri, resolve));
    server.update(uri, frontMatterOf(text) ?? '');
    return { uri, problems: await problems };
  }

  it('finds nothing wrong with a page, whatever its text says', async () => {
    const { problems } = await open(service, `${read(service)}\n---\nnot: [yaml\n`);
    expect(problems).toEqual([]);
  });

  it('flags mistakes at the lines of the file, completes keys and choices, and describes them', async () => {
    const text = read(service).replace('slug: social-media', 'slug: Social\nexpireAt: soon\ncolor: moss');
    const { uri, problems } = await open('en/services/new.md', text.replace(/colour: .*/, 'colour: '));
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^3: Expected: The last part of the address/),
        expect.stringMatching(/^4: Expected: When the page disappears/),
        '5: Property color is not allowed.',
      ]),
    );
    const line = text.split('\n').findIndex((one) => one.startsWith('colour: '));
    const choices = await server.complete(uri, { line, character: 8 });
    expect(choices.map(({ label }: { label: string }) => label)).toContain('glacier');
    expect((await server.hover(uri, { line, character: 2 })).contents.value).toContain(
      'The colour of the service',
    );
    const keys = await server.complete(uri, { line: 4, character: 2 });
    expect(keys.map(({ label }: { label: string }) => label)).toContain('publishAt');
  });

  it('leaves a file without front matter alone', () => {
    expect(frontMatterOf('# A heading\n---\n')).toBeUndefined();
  });
});
