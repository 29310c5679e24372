import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfFacts } from '../cache/file-facts.mjs';
import type { Locale, SiteLocale } from '../define/locale.ts';
import { contentLayout, type Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import { digestOf } from '../digest.ts';
import { type Memory, noMemory } from '../memory.ts';
import { recallReported } from '../recall.ts';
import type { Content, Document, MediaFile, UnreadFile } from './document.ts';
import { keysToWrite } from './empty-file.ts';
import { createMarkdownParser, type MarkdownParser } from './markdown.ts';
import { createDocument, parsedForm, parseFile, type SourceFile } from './parse.ts';
import { readText } from './text-file.ts';

/** The content folder: where it is, and how its files are named in messages. */
interface ContentFolder {
  /** An absolute path. */
  path: string;
  /** The path as the person who runs the command would write it. */
  shown: string;
}

interface Found {
  /** The path below the content folder, with `/`. */
  path: string;
  /** The path to show in messages. */
  file: string;
  /** True for a folder with the name of a file. */
  isFolder: boolean;
}

/**
 * Reads and parses everything under the content folder, in the same order on every machine. Undefined if there is
 * no such folder.
 */
export function load(
  folder: ContentFolder,
  site: Site,
  { report, memory = noMemory }: { report: Report; memory?: Memory },
): Content | undefined {
  if (!existsSync(folder.path)) {
    report.error('content-missing', { file: folder.shown }, { folder: folder.shown });
    return undefined;
  }
  const found = listFiles(folder, report);
  const parsers = new Map(site.locales.map((locale) => [locale.id, parserOf(locale)]));
  const unread: UnreadFile[] = [];
  const documents = found
    .filter(({ path }) => !path.startsWith('media/'))
    .flatMap((one) => loadDocument(folder, one, { site, parsers, report, memory, unread }));
  const media = found
    .filter(({ path }) => path.startsWith('media/'))
    .flatMap((one) => loadMedia(folder, one, { report, memory }));
  return { documents, unread, media };
}

function listFiles({ path: root, shown }: ContentFolder, report: Report): Found[] {
  const found = entriesIn(root).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/');
    const file = `${shown}/${path}`;
    // What is in a folder with the name of a file is not looked at: the folder itself is the mistake.
    if (/(?:^|\/)\.|\.(?:yaml|md)\//.test(path) || isForEditors(path)) return [];
    if (entry.isSymbolicLink()) report.error('file-is-link', { file }, {});
    const isFolder = entry.isDirectory() && /\.(?:yaml|md)$/.test(path);
    return entry.isFile() || isFolder ? [{ path, file, isFolder }] : [];
  });
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Everything in a folder and in those below it. Node's own recursive listing takes ten times as long. */
function entriesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesIn(join(folder, entry.name))] : [entry],
  );
}

/** Whether a file explains its folder to editors, and belongs to no page. */
function isForEditors(path: string): boolean {
  return /^(?:README|media\/(?:.+\/)?(?:README|LICENSE))\.md$/.test(path);
}

/** How texts of a language are parsed, and of what that is made, whatever else of the site changes. */
interface LanguageParser {
  markdown: MarkdownParser;
  quotes: string;
  slugify: SiteLocale['slugify'];
}

function parserOf({ quotes, slugify }: SiteLocale): LanguageParser {
  return { markdown: createMarkdownParser({ quotes, slugify }), quotes: JSON.stringify(quotes), slugify };
}

interface Loading {
  site: Site;
  parsers: ReadonlyMap<Locale, LanguageParser>;
  report: Report;
  memory: Memory;
  unread: UnreadFile[];
}

function loadDocument(
  folder: ContentFolder,
  { path, file, isFolder }: Found,
  { site, parsers, report, memory, unread }: Loading,
): Document[] {
  const locale = site.locales.find(({ id }) => path.startsWith(`${id}/`))?.id ?? null;
  const own = locale === null ? path : path.slice(locale.length + 1);
  const [, name, extension] = /^(.+?)(\.[^./]*)?$/.exec(own) ?? [];
  if (name === undefined || (extension !== '.yaml' && extension !== '.md')) {
    report.error('file-unexpected', { file }, { name: path, ...contentLayout(site) });
    if (name !== undefined) unread.push({ locale, name });
    return [];
  }
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name)) {
    report.error('file-name', { file }, { name });
    return [];
  }
  if (isFolder) {
    report.error('file-is-folder', { file }, { name: path });
    unread.push({ locale, name });
    return [];
  }
  const read = readText(join(folder.path, path));
  if ('problem' in read) {
    report.error(read.problem.code, { file }, read.problem.args);
    unread.push({ locale, name });
    return [];
  }
  const { text } = read;
  if (text.trim() === '') report.error('file-empty', { file }, keysToWrite({ locale, name }, site));
  const parser = parsers.get(locale ?? site.locales[0].id);
  const document = parse({ file, locale, name, extension, text }, parser, { report, memory });
  if (document) return [document];
  unread.push({ locale, name });
  return [];
}

function parse(
  source: SourceFile,
  parser: LanguageParser | undefined,
  { report, memory }: Pick<Loading, 'report' | 'memory'>,
): Document | undefined {
  if (!parser || source.text.trim() === '') return undefined;
  const { markdown, quotes, slugify } = parser;
  const digest = digestOf([source.file, source.text, quotes]);
  const [name, inputs] = [`document ${source.file}`, [digest]];
  const subject = { name, inputs, code: [slugify], form: parsedForm(markdown) };
  const parsed = recallReported({ memory, report }, subject, (own) =>
    parseFile(source, { markdown, report: own }),
  );
  return parsed && createDocument({ source, parsed, markdown, digest });
}

function loadMedia(
  folder: ContentFolder,
  { path, file }: Found,
  { report, memory }: Pick<Loading, 'report' | 'memory'>,
): MediaFile[] {
  const own = join(folder.path, path);
  try {
    // What has changed just now has facts that prove nothing, and is read in any case.
    const facts = digestOfFacts([own]) ?? Symbol('not settled');
    const bytes = memory.recall({ name: `media ${file}`, inputs: [facts] }, () => readFileSync(own));
    return [{ name: path.slice('media/'.length), file, bytes }];
  } catch (error) {
    report.error('file-unreadable', { file }, { detail: String(error) });
    return [];
  }
}
