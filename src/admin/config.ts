import { z } from 'zod';
import { content, documentAt, siteOf } from '../content/load/index.ts';
import { isIndispensableKind } from '../content/load/page-files.ts';
import { findRepository } from '../content/load/repository.ts';
import { groupBy } from '../content/model/group.ts';
import { checkedMedia } from '../content/model/media.ts';
import { namesSchema } from '../content/schema/names.ts';
import { namingLanguages } from '../content/schema/schema-files.ts';
import type { PageKind } from '../define/kind.ts';
import { readRepository, type SiteRepository } from '../define/repository.ts';
import type { Site } from '../define/site.ts';
import type { Db } from '../graph/index.ts';
import {
  type AdminConfig,
  type AdminField,
  type AdminFormat,
  keyField,
  sourceField,
} from './client/config.ts';
import { collectionsOf, dataFormat, entryOf, pageFormats } from './collections.ts';
import { type AdminChoice, type FieldContext, fieldsOf } from './fields.ts';
import { relaxLimits } from './relax-limits.ts';

/** What the editor of a site depends on, beside its content. */
interface AdminOptions {
  /** Where it saves: as in the facts of the site. Undefined for the files of `site dev`. */
  repository?: string | undefined;
  /** Translates a description into the language of editors. */
  phrase(text: string): string;
}

/** The beginning of the addresses of pictures in the editor. They are nowhere else. */
const picturesFolder = '/pictures';

/** Derives the whole configuration of the visual editor from the definition of the site and its content. */
export function adminConfig(db: Db, { repository, phrase }: AdminOptions): AdminConfig {
  const site = siteOf(db);
  const isLocal = repository === undefined;
  const folder = (isLocal ? undefined : findRepository(db.config.content.path)?.prefix) ?? 'content';
  const media = { media_folder: `/${folder}/media/pictures`, public_folder: picturesFolder };
  const making = { choicesOf: createChoices(db), phrase, pictures: media };
  const documents = documentsOf(db);
  const pages = relaxLimits(
    Object.keys(site.pages).map((template) => [template, pageFields(template, site, making)]),
    groupBy(documents, ({ data }) => String(data.template)),
  );
  const data = relaxLimits(
    dataFields(site, making),
    groupBy(documents, ({ locale, name }) => dataFormat(locale === null ? 'shared' : 'own', name)),
  );
  return {
    sveltia: {
      ...sveltiaOptions(site, { folder, phrase }),
      backend: isLocal ? { name: 'test-repo' } : backendOf(readRepository(repository)),
      ...media,
      collections: collectionsOf({
        ...{ site, documents, folder, phrase },
        fieldsOfPage: (template) => pages[template] ?? [],
        fieldsOfData: (format) => data[format] ?? [],
      }),
    },
    formats: {
      [pageFormats.md]: { extension: 'md' },
      [pageFormats.yaml]: { extension: 'yaml' },
      ...Object.fromEntries(
        Object.entries(data).map(([name, fields]): [string, AdminFormat] => [
          name,
          { extension: 'yaml', fields },
        ]),
      ),
    },
    ...{ pages, isLocal },
    pictures: { folder: picturesFolder, files: pictureFiles(db) },
  };
}

/** Returns the options that are the same for each backend. */
function sveltiaOptions(
  { locales }: Site,
  { folder, phrase }: Pick<AdminOptions, 'phrase'> & { folder: string },
) {
  const languages = locales.map(({ id }) => id);
  return {
    load_config_file: false,
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    asset_collections: [
      {
        ...{ name: 'files', label: phrase('Files to download') },
        ...{ media_folder: `/${folder}/media/files`, public_folder: '/' },
      },
      {
        ...{ name: 'icons', label: phrase('Icons and logos') },
        ...{ media_folder: `/${folder}/media/icons`, public_folder: '/icons' },
      },
    ],
    i18n: {
      ...{ structure: 'multiple_folders', initial_locales: 'all' },
      ...{ locales: languages, default_locale: languages[0] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
  };
}

/** Returns the address in the editor of the entry that has a file of the content; undefined if none has. */
export function adminEntry(db: Db, file: string): string | undefined {
  const documents = documentsOf(db);
  const document = documents.find((one) => one.file === file);
  return document && entryOf(document, { site: siteOf(db), documents });
}

function documentsOf(db: Db) {
  const { ids, unpublished } = db.get(content) ?? { ids: [], unpublished: [] };
  return [...new Set([...ids, ...unpublished.map(({ id }) => id)])].flatMap((id) => documentAt(db, id) ?? []);
}

type Making = Omit<FieldContext, 'isShared'>;

/** Each language has its own file, whose text is kept beside the values. */
const source: AdminField = { name: sourceField, widget: 'hidden', i18n: true };

function pageFields(template: string, { pages, locales }: Site, making: Making): AdminField[] {
  const kind = pages[template];
  if (!kind) return [];
  const isAlways = isIndispensableKind(kind);
  const fields = fieldsOf(namingLanguages(z.object(kind.schema.shape), locales), {
    ...making,
    isShared: false,
  })
    .filter(({ name }) => !(isAlways && hidingKeys.includes(name)))
    .map((field) => (isAlways ? field : ofDraft(field, making)))
    .map((field) => (field.name === 'languages' ? ofLanguages(field, making) : field))
    .map((field) => ({ ...field, ...ofNewPage(field.name, kind) }));
  const body = { widget: 'markdown', i18n: true as const, required: false, modes: ['rich_text', 'raw'] };
  return [
    { name: 'template', widget: 'hidden', default: template, i18n: 'duplicate' },
    ...fields,
    ...(kind.hasBody ? [{ name: 'body', label: making.phrase('Text of the page'), ...body }] : []),
    source,
  ];
}

/** Returns the options of a key that only the kind of a page decides. A new page is a draft. */
function ofNewPage(name: string, { role }: PageKind): Partial<AdminField> {
  if (name === 'draft') return { default: true };
  return name === 'slug' && role === undefined ? { required: true } : {};
}

/** What a draft may lack. */
const emptiable = ['string', 'text', 'number', 'select', 'datetime', 'image', 'list'];

/** Lets a draft be saved half written: `site validate` names what a page lacks that is published. */
function ofDraft(field: AdminField, making: Making): AdminField {
  const { name, widget, required, fields, types, hint } = field;
  const within = (one: AdminField) => ofDraft(one, making);
  const relaxed = {
    ...field,
    ...(fields && { fields: fields.map(within) }),
    ...(types && { types: types.map((type) => ({ ...type, fields: type.fields.map(within) })) }),
  };
  if (!required || name === keyField || !emptiable.includes(widget)) return relaxed;
  const needed = making.phrase('A page cannot be published without it.');
  return { ...relaxed, required: false, hint: hint === undefined ? needed : `${hint}. ${needed}` };
}

/** Says how a page is in one language: a form keeps asking for the words of a language until it is disabled there. */
function ofLanguages(field: AdminField, { phrase }: Making): AdminField {
  const how = phrase('Disable the other language in the menu ⋮ beside its name.');
  return { ...field, ...(field.hint !== undefined && { hint: `${field.hint}. ${how}` }) };
}

/** The keys that hide a page. Those of which each language must have one have none of them. */
const hidingKeys = ['languages', 'draft', 'publishAt', 'expireAt'];

function dataFields({ data, locales }: Site, making: Making): [format: string, AdminField[]][] {
  const own = Object.entries(data.own).map(([name, { schema }]): [string, AdminField[]] => [
    dataFormat('own', name),
    [...fieldsOf(namingLanguages(schema, locales), { ...making, isShared: false }), source],
  ]);
  const { i18n: _, ...shared } = source;
  const all = Object.entries(data.shared)
    .filter(([, { from }]) => from === undefined)
    .map(([name, { schema }]): [string, AdminField[]] => [
      dataFormat('shared', name),
      [...fieldsOf(schema, { ...making, isShared: true }), shared],
    ]);
  return [...own, ...all];
}

/** Creates the lists of names that references may use, with what they stand for. */
function createChoices(db: Db): FieldContext['choicesOf'] {
  const definitions = Object(namesSchema(db).definitions) as Record<string, unknown>;
  return (key) => {
    const { enum: names, enumDescriptions } = Object(definitions[key]) as {
      enum?: readonly string[];
      enumDescriptions?: readonly string[];
    };
    return names?.map((value, at): AdminChoice => {
      const description = enumDescriptions?.[at] ?? '';
      return { value, label: description === '' ? value : `${value} – ${description}` };
    });
  };
}

function pictureFiles(db: Db): Record<string, string> {
  const { pictures } = db.get(checkedMedia);
  return Object.fromEntries(
    [...pictures].map(([name, file]) => [name, file.name.slice(file.name.lastIndexOf('/') + 1)]),
  );
}

function backendOf({ kind, host, path, branch }: SiteRepository): object {
  const api = { github: `${host}/api/v3`, gitlab: `${host}/api/v4`, gitea: `${host}/api/v1` }[kind];
  return {
    ...{ name: kind, repo: path, auth_methods: ['token'] },
    ...(branch !== undefined && { branch }),
    ...(host !== undefined && { api_root: api, base_url: host }),
  };
}
