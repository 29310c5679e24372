import { type AdminConfig, type AdminField, type AdminFormat, sourceField, wholeField } from './config.ts';
import { mergeYaml, rewriteYaml } from './merge-yaml.ts';
import { readDocument, writeYaml } from './read-yaml.ts';
import { isSame } from './same.ts';
import { type Conversion, createConversion, nameOf, type Values } from './values.ts';

/** Reads and writes the files of one kind, for `registerCustomFormat`. */
export interface FileFormat {
  fromFile(text: string): Values;
  toFile(values: Values): string;
}

/** The field with the text of a page. */
const bodyField = 'body';

/** Creates the reader and writer of files of one kind. What is written differs from what was read where a value was changed. */
export function createFileFormat(
  { extension, fields }: AdminFormat,
  { pages, pictures }: Pick<AdminConfig, 'pages' | 'pictures'>,
): FileFormat {
  const conversion = createConversion(pictures);
  const fieldsOf = (values: Values) =>
    (fields ?? pages[String(values.template)] ?? []).filter(
      ({ name }) => name !== sourceField && name !== bodyField,
    );
  return {
    fromFile(text) {
      const { keys, body } = split(text, extension);
      const values = readKeys(keys);
      const edited = conversion.edited(fieldsOf(values), values);
      return {
        ...edited,
        ...(body !== undefined && { [bodyField]: withAddresses(body, pictures) }),
        [sourceField]: text,
      };
    },
    toFile(values) {
      const source = String(values[sourceField] ?? '');
      const own = fieldsOf(values);
      const parts = split(source, extension);
      const keys = mergeKeys(parts.keys, unwrapped(conversion.kept(own, values)), { own, conversion });
      if (extension === 'yaml') return keys;
      const body = withNames(String(values[bodyField] ?? ''), pictures);
      const isKept = parts.body !== undefined && body === parts.body;
      return `---\n${keys}---\n${isKept ? parts.after : `\n${body}\n`}`;
    },
  };
}

interface Parts {
  /** The keys as YAML, with a line break at the end. */
  keys: string;
  /** The text below them. Undefined in a data file. */
  body?: string;
  /** The text with the blank lines around it. */
  after: string;
}

function split(text: string, extension: AdminFormat['extension']): Parts {
  if (extension === 'yaml') return { keys: text === '' ? '' : `${text.trimEnd()}\n`, after: '' };
  const [whole = '', keys = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const after = text.slice(whole.length);
  return { keys, body: after.trim(), after };
}

const readKeys = (keys: string): Values => (readDocument(keys).toJS() ?? {}) as Values;

/** Writes changed values into the keys of a file. What cannot be merged exactly is written anew. */
function mergeKeys(
  keys: string,
  wanted: unknown,
  { own, conversion }: { own: readonly AdminField[]; conversion: Conversion },
): string {
  const keptOf = (text: string) => {
    const values = readKeys(text);
    return unwrapped(conversion.kept(own, conversion.edited(own, values)));
  };
  if (keys.trim() !== '') {
    const change = { before: keptOf(keys), after: wanted };
    const merged = mergeYaml(keys, change);
    return isSame(keptOf(merged), wanted) ? merged : rewriteYaml(keys, change);
  }
  return writeYaml(wanted);
}

/** Returns the entries of a file that is a map with free keys as a whole. */
const unwrapped = (values: Values): unknown => values[wholeField] ?? values;

/** Gives the pictures in a text the addresses that they have in the editor. */
function withAddresses(body: string, { folder, files }: AdminConfig['pictures']): string {
  return body.replace(/\]\(picture:([\w-]+)/g, (whole, name: string) =>
    files[name] === undefined ? whole : `](${folder}/${files[name]}`,
  );
}

/** Gives the pictures in a text the names that the content uses. */
function withNames(body: string, { folder }: AdminConfig['pictures']): string {
  const pattern = new RegExp(`\\]\\((${folder}/[^\\s)]+)`, 'g');
  return body.replace(pattern, (_, path: string) => `](picture:${nameOf(path)}`).trim();
}
