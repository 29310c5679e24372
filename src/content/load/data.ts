import { basename, extname, join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import type { DataSource, FileSource, FolderSource, SharedFile } from '../../define/data-file.ts';
import { type Path, valueAt } from '../../define/walk.ts';
import { type Place, placeAt, type Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { code, dataText, entries } from '../../graph/inputs.ts';
import { thrownInSite } from '../../pages/attempts/position.ts';
import { UntrackedRead } from '../../pages/attempts/untracked.ts';
import { computed } from './computed.ts';
import type { Document } from './document.ts';
import { createMarkdownParser } from './markdown.ts';
import { reportProblem } from './parse.ts';
import { yamlPositions } from './positions.ts';
import { parseYaml, YamlProblem } from './yaml.ts';

interface Reading {
  db: Db;
  report: Report;
}

/** Data that was read: its value, and where its parts are. */
interface Read {
  value: unknown;
  locate(path: Path, part?: 'key' | 'value'): Place;
}

/** Shared data that is not in the content folder, by its name, as a document like those of the content; undefined if it cannot be read. */
export const dataDocument = query(
  'data document',
  (db, name) =>
    reporting(db, (report): Document | undefined => {
      db.ensure(code, 'definition');
      const file = db.config.site.data.shared[name];
      if (!file?.from) return undefined;
      const read = readSource({ name, file, from: file.from }, { db, report });
      return read && isData(name, read, { db, report }) ? documentOf(name, read, db.config) : undefined;
    }),
  'nothing',
);

interface Source<F extends DataSource = DataSource> {
  name: string;
  file: SharedFile;
  from: F;
}

function readSource({ from, ...source }: Source, reading: Reading): Read | undefined {
  if ('load' in from) return readComputed(source.name, reading);
  return 'file' in from ? readFile({ ...source, from }, reading) : readFolder({ ...source, from }, reading);
}

function readComputed(name: string, reading: Reading): Read | undefined {
  const { db } = reading;
  const known = db.get(computed, name);
  const place = definitionOf(db.config);
  if (!('error' in known)) return { value: known.value, locate: () => place };
  reportFailure(name, { error: known.error, place }, reading);
  return undefined;
}

const definitionOf = ({ siteDir, shown }: Config): Place => ({
  file: shown(join(siteDir, 'templates/site.ts')),
});

function readFile({ name, file, from }: Source<FileSource>, reading: Reading): Read | undefined {
  const { db, report } = reading;
  const path = resolve(db.config.siteDir, from.file);
  const shown = db.config.shown(path);
  if (db.get(dataText, path)) return parseData(path, { name, parse: from.parse }, reading);
  if (!file.isOptional) report.error('file-missing', { file: shown }, { file: shown, holds: file.holds });
  return undefined;
}

function readFolder({ name, file, from }: Source<FolderSource>, reading: Reading): Read | undefined {
  const { db, report } = reading;
  const folder = resolve(db.config.siteDir, from.folder);
  const shown = db.config.shown(folder);
  const found = db.get(entries, folder);
  if (!found) {
    if (!file.isOptional) report.error('file-missing', { file: shown }, { file: shown, holds: file.holds });
    return undefined;
  }
  const paths = found
    .filter(({ path, kind }) => kind === 'file' && !path.includes('/'))
    .map(({ path }) => join(folder, path))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const files = new Map(
    paths.flatMap((path) => {
      const read = parseData(path, { name, parse: from.parse }, reading);
      return read ? [[basename(path, extname(path)), read] as const] : [];
    }),
  );
  if (files.size < paths.length) return undefined;
  return {
    value: Object.fromEntries([...files].map(([key, { value }]) => [key, value])),
    locate: ([key, ...rest], part) => files.get(String(key))?.locate(rest, part) ?? { file: shown },
  };
}

/** Parses a file of data. Of what `parse` makes, no part has a place of its own. */
function parseData(
  path: string,
  { name, parse }: { name: string; parse: FileSource['parse'] },
  reading: Reading,
): Read | undefined {
  const file = reading.db.config.shown(path);
  const read = reading.db.get(dataText, path);
  if (!read) return undefined;
  if ('problem' in read) {
    reading.report.error(read.problem.code, { file }, read.problem.args);
    return undefined;
  }
  const { text } = read;
  const ending = extname(path);
  try {
    const value = parse ? parse(text) : parseKnown(text, ending);
    if (parse) return { value, locate: () => ({ file }) };
    const positions = yamlPositions(text);
    return { value, locate: (at, part) => placeAt(file, text, positions(at, part)) };
  } catch (error) {
    reportUnparsed({ error, name, file, text }, reading);
    return undefined;
  }
}

function parseKnown(text: string, ending: string): unknown {
  if (ending === '.json') return JSON.parse(text);
  if (ending === '.yaml' || ending === '.yml') return parseYaml(text);
  throw new Error(`Files with the ending “${ending}” need a “parse” that makes data of their text`);
}

interface Unparsed {
  error: unknown;
  name: string;
  file: string;
  text: string;
}

function reportUnparsed({ error, name, file, text }: Unparsed, reading: Reading): void {
  if (error instanceof SyntaxError) {
    const start = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.trimEnd().length);
    const detail = error.message.replace(/ in JSON.*| \(line .*/, '');
    reading.report.error('json-syntax', placeAt(file, text, { start, end: start + 1 }), { detail });
  } else if (error instanceof YamlProblem) {
    reportProblem(error, { file, text, extension: '.yaml' }, reading.report);
  } else reportFailure(name, { error, place: { file } }, reading);
}

/** Only an object or a list can be content. */
function isData(name: string, { value, locate }: Read, reading: Reading): boolean {
  if (typeof value === 'object' && value !== null && !(value instanceof Promise)) return true;
  const found = value instanceof Promise ? 'a promise' : JSON.stringify(value);
  const error = `it is neither an object nor a list, but ${found}`;
  reportFailure(name, { error, place: locate([]) }, reading);
  return false;
}

/** Reports that data cannot be loaded, in the code that threw, if that is of the site. */
function reportFailure(
  name: string,
  { error, place }: { error: unknown; place: Place },
  { db, report }: Reading,
): void {
  if (error instanceof UntrackedRead) throw error;
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  report.error('data-failed', thrownInSite(error, db.config) ?? place, { name, detail });
}

/** Data as a document without a text. */
function documentOf(name: string, { value, locate }: Read, { site }: Config): Document {
  const [{ quotes, slugify }] = site.locales;
  return {
    ...{ file: locate([]).file, locale: null, name, extension: '.yaml', body: null },
    // A schema may ask for a list as well.
    data: value as Record<string, unknown>,
    locate,
    locatePart: (path) => locate(typeof valueAt(value, path) === 'string' ? path : []),
    locateLine: () => locate([]),
    parser: createMarkdownParser({ quotes, slugify }),
  };
}
