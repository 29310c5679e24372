import { existsSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { thrownInSite } from '../attempts/thrown-at.ts';
import { UntrackedRead } from '../attempts/untracked.ts';
import type { Config } from '../config.ts';
import type { DataSource, FileSource, FolderSource, SharedFile } from '../define/data-file.ts';
import { type Path, valueAt } from '../define/walk.ts';
import { type Place, placeAt, type Report } from '../diagnostics/index.ts';
import { digestOf } from '../digest.ts';
import type { Computed } from './computed.ts';
import { filesIn } from './data-places.ts';
import type { Document, UnreadFile } from './document.ts';
import { createMarkdownParser } from './markdown.ts';
import { reportProblem } from './parse.ts';
import { yamlPositions } from './positions.ts';
import { readText } from './text-file.ts';
import { parseYaml, YamlProblem } from './yaml.ts';

/** The most bytes of a file of data. */
const mostBytes = 50_000_000;

interface Loading {
  report: Report;
  computed: Computed;
}

/** Data that was read: its value, a digest of what it was made from, and where its parts are. */
interface Read {
  value: unknown;
  digest: string;
  locate(path: Path, part?: 'key' | 'value'): Place;
}

/** Loads the shared data that is not in the content folder, as documents like those of the content. */
export function loadData(config: Config, loading: Loading): { documents: Document[]; unread: UnreadFile[] } {
  const sources = Object.entries(config.site.data.shared).flatMap(([name, file]) =>
    file.from ? [{ name, file, from: file.from }] : [],
  );
  const documents = sources.flatMap(({ name, file, from }) => {
    const reading = { ...loading, config };
    const read = readSource({ name, file, from }, reading);
    return read && isData(name, read, reading) ? [documentOf(name, read, config)] : [];
  });
  const known = new Set(documents.map(({ name }) => name));
  const unread = sources.filter(({ name }) => !known.has(name)).map(({ name }) => ({ locale: null, name }));
  return { documents, unread };
}

interface Source<F extends DataSource = DataSource> {
  name: string;
  file: SharedFile;
  from: F;
}

type Reading = Loading & { config: Config };

function readSource({ from, ...source }: Source, reading: Reading): Read | undefined {
  if ('load' in from) return readComputed(source.name, reading);
  return 'file' in from ? readFile({ ...source, from }, reading) : readFolder({ ...source, from }, reading);
}

function readComputed(name: string, reading: Reading): Read | undefined {
  const known = reading.computed.get(name);
  if (!known) throw new Error(`The data “${name}” was not computed.`);
  if ('error' in known) {
    reportFailure(name, { error: known.error, place: definitionOf(reading.config) }, reading);
    return undefined;
  }
  return { ...known, locate: () => definitionOf(reading.config) };
}

const definitionOf = ({ siteDir, shown }: Config): Place => ({
  file: shown(join(siteDir, 'templates/site.ts')),
});

function readFile({ name, file, from }: Source<FileSource>, reading: Reading): Read | undefined {
  const { config, report } = reading;
  const path = resolve(config.siteDir, from.file);
  const shown = config.shown(path);
  if (existsSync(path)) return parseData(path, { name, parse: from.parse }, reading);
  report.error('file-missing', { file: shown }, { file: shown, holds: file.holds });
  return undefined;
}

function readFolder({ name, file, from }: Source<FolderSource>, reading: Reading): Read | undefined {
  const { config, report } = reading;
  const folder = resolve(config.siteDir, from.folder);
  const shown = config.shown(folder);
  if (!existsSync(folder)) {
    report.error('file-missing', { file: shown }, { file: shown, holds: file.holds });
    return undefined;
  }
  const paths = filesIn(folder);
  const files = new Map(
    paths.flatMap((path) => {
      const read = parseData(path, { name, parse: from.parse }, reading);
      return read ? [[basename(path, extname(path)), read] as const] : [];
    }),
  );
  if (files.size < paths.length) return undefined;
  return {
    value: Object.fromEntries([...files].map(([key, { value }]) => [key, value])),
    digest: digestOf([...files].map(([key, { digest }]) => [key, digest])),
    locate: ([key, ...rest], part) => files.get(String(key))?.locate(rest, part) ?? { file: shown },
  };
}

/** Parses a file of data. Of what `parse` makes, no part has a place of its own. */
function parseData(
  path: string,
  { name, parse }: { name: string; parse: FileSource['parse'] },
  reading: Reading,
): Read | undefined {
  const file = reading.config.shown(path);
  const read = readText(path, mostBytes);
  if ('problem' in read) {
    reading.report.error(read.problem.code, { file }, read.problem.args);
    return undefined;
  }
  const { text } = read;
  const ending = extname(path);
  try {
    const value = parse ? parse(text) : parseKnown(text, ending);
    const digest = digestOf([file, text]);
    if (parse) return { value, digest, locate: () => ({ file }) };
    const positions = yamlPositions(text);
    return { value, digest, locate: (at, part) => placeAt(file, text, positions(at, part)) };
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
  { config, report }: Reading,
): void {
  if (error instanceof UntrackedRead) throw error;
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  report.error('data-failed', thrownInSite(error, config) ?? place, { name, detail });
}

/** Data as a document without a text. */
function documentOf(name: string, { value, digest, locate }: Read, { site }: Config): Document {
  const [{ quotes, slugify }] = site.locales;
  return {
    ...{ digest, file: locate([]).file, locale: null, name, extension: '.yaml', body: null },
    // A schema may ask for a list as well.
    data: value as Record<string, unknown>,
    locate,
    locatePart: (path) => locate(typeof valueAt(value, path) === 'string' ? path : []),
    locateLine: () => locate([]),
    parser: createMarkdownParser({ quotes, slugify }),
  };
}
