import { join } from 'node:path';
import { contentLayout } from '../../define/content-layout.ts';
import { pageFields } from '../../define/kind.ts';
import type { Locale } from '../../define/locale.ts';
import { isPageId } from '../../define/route.ts';
import type { Site } from '../../define/site.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { bytes, code, entries, type FolderEntry, leftOut, text } from '../../graph/inputs.ts';
import { dataDocument } from './data.ts';
import type { Document, DocumentHead, MediaFile, UnreadFile } from './document.ts';
import { keysToWrite } from './empty-file.ts';
import { ledgerFile, translationsFile } from './kept-names.ts';
import { createMarkdownParser, type Markdown, type MarkdownParser } from './markdown.ts';
import { meantName } from './meant-name.ts';
import { isPage } from './page-files.ts';
import { createDocument, type ParsedFile, parseBody, parseFile, type SourceFile } from './parse.ts';
import { listUnpublished, listUnpublishedItems, type UnpublishedItem, withoutItems } from './unpublished.ts';

export { ledger } from './ledger.ts';

/** What is read of the definition of a site. Whoever asks depends on its code, but not on what shows its pages. */
export function siteOf(db: Db): Site {
  db.ensure(code, 'definition');
  return db.config.site;
}

/** Where a file of the content is, and for what it stands. */
type SourcePlace = Omit<SourceFile, 'text'>;

/** The files of the content folder. Undefined if there is no such folder. */
const contentFiles = query('content files', (db) =>
  reporting(db, (report) => {
    const { path, shown } = db.config.content;
    const found = db.get(entries, path);
    if (found) return sortFiles(found, { shown, site: siteOf(db), report });
    report.error('content-missing', { file: shown }, { folder: shown });
    return undefined;
  }),
);

interface ContentFiles {
  /** Those that may be parsed, by their paths below the folder. */
  sources: ReadonlyMap<string, SourcePlace>;
  unread: UnreadFile[];
  /** The paths of the files of `media/`. */
  media: string[];
}

interface Sorting {
  shown: string;
  site: Site;
  report: Report;
}

/** The files that builds keep beside the content. */
const keptFiles = [ledgerFile, translationsFile];

function sortFiles(found: readonly FolderEntry[], { shown, site, report }: Sorting): ContentFiles {
  const sources = new Map<string, SourcePlace>();
  const unread: UnreadFile[] = [];
  const media: string[] = [];
  for (const { path, kind } of found.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const file = `${shown}/${path}`;
    // What is in a folder with the name of a file is not looked at: the folder itself is the mistake.
    if (/\.(?:yaml|md)\//.test(path) || isForEditors(path)) continue;
    if (kind === 'link') report.error('file-is-link', { file }, {});
    const isFolder = kind === 'folder' && /\.(?:yaml|md)$/.test(path);
    if (keptFiles.includes(path) || (kind !== 'file' && !isFolder)) continue;
    if (path.startsWith('media/')) media.push(path);
    else {
      const { source, name } = sortSource({ path, file, isFolder }, { site, report });
      if (source) sources.set(path, source);
      else if (name) unread.push(name);
    }
  }
  return { sources, unread, media };
}

/** Whether a file explains its folder to editors, and belongs to no page. */
function isForEditors(path: string): boolean {
  return /^(?:README|media\/(?:.+\/)?(?:README|LICENSE))\.md$/.test(path);
}

interface Found {
  path: string;
  file: string;
  /** True for a folder with the name of a file. */
  isFolder: boolean;
}

/** Gives a file with a place in the content, or the name of one that cannot be read there. */
function sortSource(
  { path, file, isFolder }: Found,
  { site, report }: Omit<Sorting, 'shown'>,
): { source?: SourcePlace; name?: UnreadFile } {
  const locale: Locale | null = site.locales.find(({ id }) => path.startsWith(`${id}/`))?.id ?? null;
  const own = locale === null ? path : path.slice(locale.length + 1);
  const [, name = own, extension] = /^(.+?)(\.[^./]*)?$/.exec(own) ?? [];
  const hasExtension = extension === '.yaml' || extension === '.md';
  if (!hasExtension || !hasPlace({ locale, name, extension }, site)) {
    report.error('file-unexpected', { file }, { name: path, meant: meantName(path), ...contentLayout(site) });
    return { name: { locale, name } };
  }
  if (!isPageId(name)) {
    report.error('file-name', { file }, { name });
    return {};
  }
  if (!isFolder) return { source: { file, locale, name, extension } };
  report.error('file-is-folder', { file }, { name: path });
  return { name: { locale, name } };
}

/** Checks that the site uses a file of this name: each file of a language can be a page, and those beside the pages are YAML. */
function hasPlace({ locale, name, extension }: Omit<SourcePlace, 'file'>, site: Site): boolean {
  const { data } = site;
  if (isPage({ locale, name }, site)) return true;
  const isData = locale !== null || (Object.hasOwn(data.shared, name) && !data.shared[name]?.from);
  return isData && extension === '.yaml';
}

/** Where a file of the content is. */
const sourceAt = query('source', (db, path) => db.get(contentFiles)?.sources.get(path));

/** The parsers of the languages, by language; files beside them are parsed as texts of the first. */
const parsers = query(
  'parsers',
  (db) => {
    const { locales } = siteOf(db);
    return new Map<Locale | null, MarkdownParser>([
      ...locales.map((one) => [one.id, createMarkdownParser(one)] as const),
      [null, createMarkdownParser(locales[0])],
    ]);
  },
  'nothing',
);

const parserOf = (db: Db, locale: Locale | null) =>
  db.get(parsers).get(locale) ?? createMarkdownParser(siteOf(db).locales[0]);

/** The keys of a file of the content; undefined if it cannot be parsed, which is reported. */
const parsed = query('parsed', (db, path) =>
  reporting(db, (report): ParsedFile | undefined => {
    const place = db.get(sourceAt, path);
    const read = db.get(text, join(db.config.content.path, path));
    if (!place) return undefined;
    const { file, locale, name } = place;
    if ('problem' in read) report.error(read.problem.code, { file }, read.problem.args);
    else if (read.text.trim() === '')
      report.error('file-empty', { file }, keysToWrite({ locale, name }, siteOf(db)));
    else return parseFile({ ...place, text: read.text }, report);
    return undefined;
  }),
);

/** The text of a file below its keys. It is not stored: few of those of a large site are needed at once, and parsing takes little time. */
const body = query(
  'body',
  (db, path): Markdown | null => {
    const [place, file] = [db.get(sourceAt, path), db.get(parsed, path)];
    return place && file ? parseBody(textAt(db, path), file, parserOf(db, place.locale)) : null;
  },
  'nothing',
);

function textAt(db: Db, path: string): string {
  const read = db.get(text, join(db.config.content.path, path));
  return 'text' in read ? read.text : '';
}

/** A file of the content; undefined if it cannot be parsed. */
const document = query(
  'document',
  (db, path): Document | undefined => {
    const [place, file] = [db.get(sourceAt, path), db.get(parsed, path)];
    if (!place || !file) return undefined;
    return createDocument({
      ...{ place, data: file.data, markdown: parserOf(db, place.locale) },
      body: () => db.get(body, path),
      text: () => textAt(db, path),
    });
  },
  'nothing',
);

/** The keys that all pages have, and that are compared across files. */
const commonKeys = new Set(['template', ...Object.keys(pageFields)]);

/** What a page says in its common keys, by document id. It changes less often than the page. */
const commonData = query('head', (db, id): Document['data'] | undefined => {
  const { data } = db.get(document, id) ?? {};
  return data && Object.fromEntries(Object.entries(data).filter(([key]) => commonKeys.has(key)));
});

/** Returns what is known of a file without the text of a page. Its places are looked up when a problem needs them. */
function headIn(db: Db, id: string, dataFileAt: typeof wholeDocumentAt): DocumentHead | undefined {
  const place = db.get(contentFiles)?.sources.get(id);
  if (!place || !isPage(place, siteOf(db))) return dataFileAt(db, id);
  const data = db.get(commonData, id);
  const locate: Document['locate'] = (...at) => db.get(document, id)?.locate(...at) ?? { file: place.file };
  return data && { ...place, data, locate };
}

/** A document by its id: of a page only the head, of a data file all but the items that are not part of the site. */
export const headAt = (db: Db, id: string): DocumentHead | undefined => headIn(db, id, documentAt);

/**
 * The content folder and the data from elsewhere, in the same order on every machine: the ids of the documents of the site, the
 * files that could not be parsed, and the pages and items of data files that are not published. These are part of the site only with
 * `drafts`; the pages that are not are `hidden`.
 */
export const content = query('content', (db) => {
  const files = db.get(contentFiles);
  if (!files) return undefined;
  const site = siteOf(db);
  const paths = [...files.sources.keys()];
  const external = Object.entries(site.data.shared).flatMap(([name, { from }]) =>
    from ? [`${dataPrefix}${name}`] : [],
  );
  const unread = [...files.unread];
  const documents: [id: string, document: DocumentHead][] = [];
  for (const id of [...paths, ...external]) {
    const found = headIn(db, id, wholeDocumentAt);
    if (found) documents.push([id, found]);
    else unread.push(files.sources.get(id) ?? { locale: null, name: id.slice(dataPrefix.length) });
  }
  const unpublished = listUnpublished(documents, { db, site });
  const without = db.config.drafts ? db.get(leftOut) : undefined;
  const hidden = unpublished.filter(({ name }) => without?.includes(name) ?? true);
  const hiddenIds = new Set(hidden.map(({ id }) => id));
  const ids = documents.flatMap(([id]) => (hiddenIds.has(id) ? [] : [id]));
  return {
    ids,
    unread,
    unpublished,
    hidden,
    unpublishedItems: listUnpublishedItems(documents, { db, site }),
  };
});

/** The keys of the items of a data file that are not published and therefore not part of the site. */
const hiddenKeys = query('hidden items', (db, id): string[] =>
  hiddenItems(db).flatMap((one) => (one.id === id ? [one.item] : [])),
);

/** Lists the items of data files that are not published and therefore not part of the site. */
export function hiddenItems(db: Db): UnpublishedItem[] {
  return db.config.drafts ? [] : (db.get(content)?.unpublishedItems ?? []);
}

/** Begins the ids of documents that are not in the content folder. */
const dataPrefix = 'data:';

/** A document with all its items, by its id: its path below the content folder, or its name behind `data:`. */
export function wholeDocumentAt(db: Db, id: string): Document | undefined {
  return id.startsWith(dataPrefix) ? db.get(dataDocument, id.slice(dataPrefix.length)) : db.get(document, id);
}

/** A document by its id, without the items that are not part of the site. */
export function documentAt(db: Db, id: string): Document | undefined {
  const whole = wholeDocumentAt(db, id);
  if (!whole || isPage(whole, siteOf(db))) return whole;
  const hidden = db.get(hiddenKeys, id);
  return hidden.length === 0 ? whole : withoutItems(whole, new Set(hidden));
}

/** A file of `media/`, by its path below the content folder. Its bytes are read when they are asked for. */
export function mediaFile(db: Db, path: string): MediaFile {
  return {
    name: path.slice('media/'.length),
    file: `${db.config.content.shown}/${path}`,
    get bytes() {
      const read = db.get(bytes, join(db.config.content.path, path));
      return read instanceof Error ? new Uint8Array() : read;
    },
  };
}

/** The files of `media/`. Those that cannot be read are reported, and left out. */
export const mediaPaths = query('media paths', (db) =>
  reporting(db, (report) =>
    (db.get(contentFiles)?.media ?? []).filter((path) => {
      const read = db.get(bytes, join(db.config.content.path, path));
      if (!(read instanceof Error)) return true;
      report.error(
        'file-unreadable',
        { file: `${db.config.content.shown}/${path}` },
        { detail: String(read) },
      );
      return false;
    }),
  ),
);
