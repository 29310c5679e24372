import { basename, posix } from 'node:path';
import { z } from 'zod';
import { reference } from '../../define/fields.ts';
import type { PageKind } from '../../define/kind.ts';
import type { Site } from '../../define/site.ts';
import { metaOf, unwrap } from '../../define/walk.ts';
import { gone, otherSite, ownAddress } from '../../routes/ledger-forms.ts';
import { ledgerFile } from '../load/kept-names.ts';
import { isIndispensableKind } from '../load/page-files.ts';
import { draftOf } from './drafts.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { namesFile } from './names.ts';

/** The folder of the schemas, below the folder of the site. */
export const schemaFolder = '.vscode/schemas/';

/** A schema of files of the content. */
export interface SchemaFile {
  /** Its path below the folder of the site. */
  path: string;
  schema: JsonSchema;
  /** The patterns of the files that it describes, below the content folder. Empty for a part of other schemas. */
  matches: readonly string[];
}

/** The extension of a page file. */
type Extension = '.yaml' | '.md';

/** Returns the path of the schema of a data file. */
export const dataSchemaPath = (folder: 'shared' | 'own', name: string) =>
  `${schemaFolder}${folder}/${name}.json`;

/** Returns the path of the schema of all pages in YAML, or of all in Markdown. */
export const pageSchemaPath = (extension: Extension) =>
  `${schemaFolder}${extension === '.md' ? 'front-matter' : 'page'}.json`;

const kindSchemaPath = (folder: 'pages' | 'drafts', template: string) =>
  `${schemaFolder}${folder}/${template}.json`;

/** The ledger of published addresses, which is checked by the routes. */
const ledger = {
  holds: 'every published address, and where it leads now',
  schema: z.record(
    z.string().regex(ownAddress),
    z.union([
      reference('page', 'The page at the address, or the one that takes its place'),
      z.literal(gone).meta({ description: 'The address ends: it leads nowhere' }),
      z.string().regex(otherSite).meta({ description: 'An address of another site: https://…' }),
    ]),
  ),
};

/** Lists the schemas of a site. They follow from its definition alone. */
export function schemaFiles({ data, locales, pages }: Site): SchemaFile[] {
  const inEach = (pattern: string) => locales.map(({ id }) => `${id}/${pattern}`);
  const notPages = Object.keys(data.own).flatMap((name) => inEach(`${name}.yaml`).map((one) => `!${one}`));
  return [
    ...Object.entries(data.shared)
      .filter(([, { from }]) => from === undefined)
      .map(([name, file]) => dataFile(dataSchemaPath('shared', name), file, [`${name}.yaml`])),
    dataFile(dataSchemaPath('shared', basename(ledgerFile, '.yaml')), ledger, [ledgerFile]),
    ...Object.entries(data.own).map(([name, file]) =>
      dataFile(
        dataSchemaPath('own', name),
        { ...file, schema: namingLanguages(file.schema, locales) },
        inEach(`${name}.yaml`),
      ),
    ),
    ...Object.entries(pages).flatMap(([template, kind]) => kindFiles(template, kind, locales)),
    ...pageFile('.yaml', pages, [...inEach('**/*.yaml'), ...notPages]),
    ...pageFile('.md', pages, inEach('**/*.md')),
  ];
}

function dataFile(
  path: string,
  { schema, holds }: { schema: z.ZodType; holds: string },
  matches: readonly string[],
): SchemaFile {
  return { path, schema: { title: holds, ...convert(schema, path) }, matches };
}

/** Makes the schema of a kind of page and, if its pages may be drafts, that of a draft. */
function kindFiles(template: string, kind: PageKind, locales: Site['locales']): SchemaFile[] {
  const word = z.literal(template).meta({ description: 'The kind of the page' });
  const whole = namingLanguages(z.strictObject({ template: word, ...kind.schema.shape }), locales);
  const path = kindSchemaPath('pages', template);
  const schema = { title: `a page of the kind “${template}”`, ...convert(whole, path) };
  const page = { path, schema, matches: [] };
  if (isIndispensableKind(kind)) return [page];
  return [page, { ...page, path: kindSchemaPath('drafts', template), schema: draftOf(schema) }];
}

/** Makes the schema of languages of a site, which the definition of a page or an item does not know. */
function languagesIn(locales: Site['locales'], defined: z.ZodType): z.ZodType {
  const enumDescriptions = locales.map(({ name }) => name);
  const language = z.enum(locales.map(({ id }) => id));
  return z
    .array(language.meta({ description: 'The id of a language', enumDescriptions }))
    .min(1)
    .meta(metaOf(unwrap(defined)))
    .optional();
}

/** Returns a schema whose `languages`, of a page or of the items of a data file, are those of the site. */
export function namingLanguages(schema: z.ZodType, locales: Site['locales']): z.ZodType {
  if (schema instanceof z.ZodRecord) {
    const item = namingLanguages(schema.valueType as z.ZodType, locales);
    return z.record(schema.keyType, item).meta(metaOf(schema));
  }
  if (!(schema instanceof z.ZodObject && 'languages' in schema.shape)) return schema;
  const languages = languagesIn(locales, schema.shape.languages as z.ZodType);
  return schema.safeExtend({ languages }).meta(metaOf(schema));
}

function convert(schema: z.ZodType, path: string): JsonSchema {
  const names = posix.relative(posix.dirname(path), namesFile);
  return jsonSchemaOf(schema, (role) => `${names}#/definitions/${encodeURIComponent(role)}`);
}

/** Makes the schema of pages of any kind, if there is one: what else a page holds depends on its `template`. */
function pageFile(
  extension: Extension,
  pages: Readonly<Record<string, PageKind>>,
  matches: readonly string[],
): SchemaFile[] {
  const hasBody = extension === '.md';
  const kinds = Object.entries(pages).filter(([, kind]) => (kind.hasBody ?? false) === hasBody);
  if (kinds.length === 0) return [];
  const schema: JsonSchema = {
    title: hasBody ? 'the front matter of a page' : 'a page',
    type: 'object',
    required: ['template'],
    properties: {
      template: { description: 'The kind of the page', enum: kinds.map(([template]) => template) },
    },
    allOf: kinds.map(([template, kind]) => when('template', template, kindReference(template, kind))),
  };
  return [{ path: pageSchemaPath(extension), schema, matches }];
}

function kindReference(template: string, kind: PageKind): JsonSchema {
  const [page, draft] = (['pages', 'drafts'] as const).map((folder) => ({
    $ref: posix.relative(schemaFolder, kindSchemaPath(folder, template)),
  }));
  return isIndispensableKind(kind)
    ? { ...page }
    : { ...when('draft', true, { ...draft }), else: { ...page } };
}

/** Makes a schema that applies only where a key has a value. */
function when(key: string, value: string | boolean, schema: JsonSchema): JsonSchema {
  const condition = { required: [key], properties: { [key]: { const: value } } };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return { if: condition, then: schema };
}
