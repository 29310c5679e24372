import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from '../cache/file-facts.mjs';
import { contentLayout } from '../define/content-layout.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import { isIgnored } from '../ignored-files.ts';
import { fromLast } from '../memory/from-last.ts';
import { type Memory, noMemory } from '../memory/index.ts';
import { recallReporting } from '../memory/recall.ts';
import type { Content, MediaFile, UnreadFile } from './document.ts';
import { keysToWrite } from './empty-file.ts';
import type { SourceFile } from './parse.ts';
import { createParsing } from './parsing.ts';
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

interface Loading {
  report: Report;
  memory?: Memory;
  /** Is told of each file that has not been parsed before, before the first of them is, with the name under which that is recalled. */
  onUnparsed?(source: SourceFile, name: string): void;
}

/**
 * Reads and parses everything under the content folder, in the same order on every machine. Undefined if there is
 * no such folder.
 */
export function load(
  folder: ContentFolder,
  site: Site,
  { report, memory = noMemory, onUnparsed }: Loading,
): Content | undefined {
  if (!existsSync(folder.path)) {
    report.error('content-missing', { file: folder.shown }, { folder: folder.shown });
    return undefined;
  }
  const found = listFiles(folder, report);
  const unread: UnreadFile[] = [];
  const parsings = found
    .filter(({ path }) => !path.startsWith('media/'))
    .flatMap((one) => readSource(folder, one, { site, report, unread }))
    .map(createParsing(site));
  for (const { source, parsed } of onUnparsed ? parsings : [])
    if (!memory.isStored(parsed.subject)) onUnparsed?.(source, parsed.subject.name);
  const documents = fromLast(parsings, ({ source, parsed, documentOf }) => {
    const file = recallReporting({ memory, report }, parsed);
    if (!file) unread.push(source);
    return file ? [documentOf(file)] : [];
  }).flat();
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
    if (/\.(?:yaml|md)\//.test(path) || isForEditors(path)) return [];
    if (entry.isSymbolicLink()) report.error('file-is-link', { file }, {});
    const isFolder = entry.isDirectory() && /\.(?:yaml|md)$/.test(path);
    return entry.isFile() || isFolder ? [{ path, file, isFolder }] : [];
  });
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Everything in a folder and in those below it that is not ignored. Node's own recursive listing takes ten times as long. */
function entriesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name, entry.isDirectory()))
    .flatMap((entry) => (entry.isDirectory() ? [entry, ...entriesIn(join(folder, entry.name))] : [entry]));
}

/** Whether a file explains its folder to editors, and belongs to no page. */
function isForEditors(path: string): boolean {
  return /^(?:README|media\/(?:.+\/)?(?:README|LICENSE))\.md$/.test(path);
}

interface Reading {
  site: Site;
  report: Report;
  unread: UnreadFile[];
}

/** The text of a file that has a place in the content. */
function readSource(
  folder: ContentFolder,
  { path, file, isFolder }: Found,
  { site, report, unread }: Reading,
): SourceFile[] {
  const locale = site.locales.find(({ id }) => path.startsWith(`${id}/`))?.id ?? null;
  const own = locale === null ? path : path.slice(locale.length + 1);
  const [, name = own, extension] = /^(.+?)(\.[^./]*)?$/.exec(own) ?? [];
  const hasExtension = extension === '.yaml' || extension === '.md';
  if (!hasExtension || !hasPlace({ locale, name, extension }, site)) {
    report.error('file-unexpected', { file }, { name: path, ...contentLayout(site) });
    unread.push({ locale, name });
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
  if (text.trim() !== '') return [{ file, locale, name, extension, text }];
  report.error('file-empty', { file }, keysToWrite({ locale, name }, site));
  unread.push({ locale, name });
  return [];
}

/** Checks that the site uses a file of this name: each file of a language can be a page, and those beside the pages are YAML. */
function hasPlace({ locale, name, extension }: Omit<SourceFile, 'file' | 'text'>, { data }: Site): boolean {
  if (locale !== null && !Object.hasOwn(data.own, name)) return true;
  const isData = locale !== null || (Object.hasOwn(data.shared, name) && !data.shared[name]?.from);
  return isData && extension === '.yaml';
}

function loadMedia(
  folder: ContentFolder,
  { path, file }: Found,
  { report, memory }: { report: Report; memory: Memory },
): MediaFile[] {
  const own = join(folder.path, path);
  try {
    // What has changed just now has facts that prove nothing, and is read in any case.
    const facts = factsOf([own]) ?? Symbol('not settled');
    const bytes = memory.recall({ name: `media ${file}`, inputs: [facts] }, () => readFileSync(own));
    return [{ name: path.slice('media/'.length), file, bytes }];
  } catch (error) {
    report.error('file-unreadable', { file }, { detail: String(error) });
    return [];
  }
}
