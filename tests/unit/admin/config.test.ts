import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFileFormat } from '../../../src/admin/client/files.ts';
import { adminConfig } from '../../../src/admin/config.ts';
import type { Config } from '../../../src/config.ts';
import { emptyDatabase } from '../../../src/graph/open-database.ts';
import { tinyConfig, tinyDir } from '../../support/tiny-site.ts';
import { agencyDir, configOf } from '../../support/workspace.ts';

interface Field {
  name: string;
  widget: string;
  [option: string]: unknown;
}

interface Collection {
  name: string;
  files?: { name: string; label: string; file: string; format: string; fields: Field[] }[];
  folder?: string;
  fields?: Field[];
}

interface Sveltia {
  backend: object;
  i18n: object;
  collections: Collection[];
}

const phrase = (text: string) => text;

function derived(config: Config, repository?: string) {
  const db = emptyDatabase();
  db.invalidate(config);
  const all = adminConfig(db, { repository, phrase });
  const sveltia = all.sveltia as Sveltia;
  const collection = (name: string) => sveltia.collections.find((one) => one.name === name);
  const fileFields = (name: string, file: string) =>
    collection(name)?.files?.find((one) => one.name === file)?.fields ?? [];
  return { ...all, sveltia, collection, fileFields };
}

const named = (fields: readonly Field[] | undefined, name: string) =>
  fields?.find((one) => one.name === name);
const inside = (field: Field | undefined, name: string) => named(field?.fields as Field[], name);

const agency = derived(configOf(agencyDir));
const tiny = derived(tinyConfig(tinyDir));

describe('the visual editor of any site', () => {
  it('has its languages, its pages by kind, and its data files', () => {
    expect(tiny.sveltia.i18n).toMatchObject({ locales: ['is', 'en', 'pl'], default_locale: 'is' });
    expect(tiny.sveltia.collections.map(({ name }) => name)).toEqual([
      'kind-note',
      'pages',
      'words',
      'facts',
    ]);
    expect(tiny.collection('kind-note')?.folder).toBe('content/{{locale}}');
    expect(tiny.collection('pages')?.files?.map(({ file }) => file)).toEqual(['content/{{locale}}/home.md']);
    expect(tiny.collection('words')?.files?.map(({ file }) => file)).toEqual(['content/{{locale}}/ui.yaml']);
    expect(tiny.collection('facts')?.files?.map(({ file }) => file)).toEqual(['content/site.yaml']);
  });

  it('names each file by what it holds', () => {
    const labels = (name: string) => agency.collection(name)?.files?.map(({ label }) => label);
    expect(labels('facts')).toContain('prices.yaml – every amount, by key');
    expect(labels('pages')).toContainEqual(expect.stringMatching(/^faq – \p{Lu}/u));
  });

  it('limits no text that holds a placeholder, which may be longer than what is shown', () => {
    const about = agency.fileFields('pages', 'about');
    const when = inside(inside(named(about, 'timeline'), 'items'), 'when');
    expect(when).not.toHaveProperty('maxlength');
    expect(named(about, 'title')).toHaveProperty('maxlength');
  });

  it('translates words, and has everything else the same in each language', () => {
    const faq = agency.fileFields('pages', 'faq');
    expect(named(faq, 'title')).toMatchObject({ i18n: true, maxlength: 60, required: true });
    expect(named(faq, 'noindex')).toMatchObject({ i18n: 'duplicate', widget: 'boolean' });
    expect(named(faq, 'keywords')).toMatchObject({ i18n: true, widget: 'list' });
    const questions = inside(inside(named(faq, 'categories'), 'technical'), 'questions');
    expect(questions).toMatchObject({ i18n: 'duplicate', widget: 'list', min: 1 });
    expect(inside(questions, 'a')).toMatchObject({ i18n: true, hint: expect.stringContaining('The answer') });
    expect(named(agency.fileFields('facts', 'site'), 'brand')).not.toHaveProperty('i18n');
  });

  it('offers what references may name, and uploads pictures to where they belong', () => {
    const service = agency.collection('kind-service')?.fields;
    const options = named(service, 'price')?.options as { value: string; label: string }[];
    expect(options).toContainEqual({ value: 'flyer', label: 'flyer – amount:59900' });
    expect(named(service, 'icon')?.widget).toBe('select');
    const picture = inside(named(agency.collection('kind-article')?.fields, 'picture'), 'file');
    expect(picture).toMatchObject({ widget: 'image', media_folder: '/content/media/pictures' });
  });

  it('has blocks as a list of types, and maps with free keys as lists', () => {
    const blocks = named(agency.collection('kind-page')?.fields, 'blocks');
    const types = blocks?.types as { name: string; fields: Field[] }[];
    expect(blocks?.typeKey).toBe('block');
    expect(types.map(({ name }) => name)).toContain('callToAction');
    expect(types.flatMap(({ fields }) => fields.map(({ name }) => name))).not.toContain('block');
    const [prices] = agency.fileFields('facts', 'prices');
    expect(prices?.fields).toMatchObject([{ name: '_key' }, { name: 'amount' }, { name: 'from' }]);
  });

  it('begins a page as a draft, where one may be hidden', () => {
    expect(named(agency.collection('kind-service')?.fields, 'draft')).toMatchObject({ default: true });
    expect(named(agency.fileFields('pages', 'faq'), 'draft')).toBeUndefined();
  });

  it('lets a draft be saved half written, and says what it lacks', () => {
    const page = agency.collection('kind-page')?.fields;
    expect(named(page, 'blocks')).toMatchObject({ required: false });
    expect(named(page, 'slug')).toMatchObject({ required: true });
    const types = named(page, 'blocks')?.types as { name: string; fields: Field[] }[];
    expect(named(types.find(({ name }) => name === 'text')?.fields, 'text')).toMatchObject({
      required: false,
    });
    const heading = inside(named(page, 'hero'), 'heading');
    expect(heading).toMatchObject({ required: false, hint: expect.stringContaining('cannot be published') });
    expect(named(agency.fileFields('pages', 'faq'), 'title')).toMatchObject({ required: true });
  });

  it('offers the languages that a page or an item may be in, and a folder for icons', () => {
    const languages = { field: { widget: 'select', options: ['is', 'en'] } };
    expect(named(agency.collection('kind-page')?.fields, 'languages')).toMatchObject(languages);
    const [notices] = agency.fileFields('words', 'notices');
    expect(inside(notices, 'languages')).toMatchObject(languages);
    expect(agency.sveltia).toHaveProperty('asset_collections.1.media_folder', '/content/media/icons');
  });

  it.each([
    ['github:hemja/site', { name: 'github', repo: 'hemja/site' }],
    ['github:hemja/site#next', { name: 'github', repo: 'hemja/site', branch: 'next' }],
    ['gitlab:group/sub/site', { name: 'gitlab', repo: 'group/sub/site' }],
    [
      'gitea:https://git.example.com/hemja/site',
      { name: 'gitea', repo: 'hemja/site', api_root: 'https://git.example.com/api/v1' },
    ],
  ])('saves in %s', (repository, backend) => {
    expect(derived(tinyConfig(tinyDir), repository).sveltia.backend).toMatchObject(backend);
  });
});

describe('a file that is saved without a change', () => {
  it.each([
    ['the agency’s', agency, agencyDir],
    ['a site with three languages’', tiny, tinyDir],
  ])('stays as it is, each of %s content', (_, config, folder) => {
    const content = join(folder, 'content');
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
    const kept = files
      .filter((file) => /\.(?:md|yaml)$/.test(file) && !/README|LICENSE|addresses/.test(file))
      .map((file) => {
        const text = readFileSync(join(content, file), 'utf8');
        const { fromFile, toFile } = createFileFormat(
          config.formats[formatOf(file, config)] as never,
          config,
        );
        return { file, isKept: `${toFile(fromFile(text.trim())).trim()}\n` === text };
      });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter(({ isKept }) => !isKept)).toEqual([]);
  });
});

function formatOf(file: string, { sveltia }: { sveltia: Sveltia }): string {
  const path = `content/${file.replace(/^(?:is|en|pl)\//, '{{locale}}/')}`;
  const own = sveltia.collections.flatMap(({ files = [] }) => files).find((one) => one.file === path);
  return own?.format ?? (file.endsWith('.md') ? 'page-frontmatter' : 'page-yaml');
}
