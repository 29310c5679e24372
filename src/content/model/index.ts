import type { SiteContent } from '../../define/content.ts';
import type { Site } from '../../define/site.ts';
import { canBeWatched } from '../../define/watched.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { today } from '../../graph/inputs.ts';
import { planRoutes, type RouteTable } from '../../routes/index.ts';
import { committedFiles } from '../load/changes.ts';
import type { Document } from '../load/document.ts';
import { content, documentAt, mediaPaths, siteOf } from '../load/index.ts';
import { readLedger } from '../load/ledger.ts';
import { isPage } from '../load/page-files.ts';
import { createTellCopy } from '../load/tell-copy.ts';
import { checkRecord } from '../load/translation-record.ts';
import { digestOfValue, schemaNames } from '../reads/index.ts';
import { assemble, assemblePages } from './assemble.ts';
import { checkedValue } from './check-one.ts';
import { checkDoubts } from './doubts.ts';
import { checkLanguages, namedItems, requireFiles, requireTranslations } from './files.ts';
import { checkAlwaysPublished, checkHidden, hiddenFiles } from './hidden.ts';
import { knownNames } from './known-names.ts';
import { letters } from './letters.ts';
import { type CheckedMedia, checkedMedia, requireFavicon, scriptsIn } from './media.ts';
import { runOwnChecks } from './own-checks.ts';
import { checkParity } from './parity.ts';
import { filledDocument } from './placeholders/index.ts';
import { type CheckedDocument, checkReferences, type KnownNames, namesOf } from './references.ts';
import { checkBody, picturesIn } from './text-rules.ts';
import { checkUnwritten } from './unwritten.ts';
import { withSchema } from './written.ts';

/** The result of checking the content. */
interface Model {
  /** All content. Undefined if there are errors. */
  content: SiteContent | undefined;
  /** The routes of all pages. Undefined if there are errors. */
  routes: RouteTable | undefined;
  /** The documents of the content with their schema names, for finding keys that are never read. */
  files: readonly { document: Document; schema: string }[];
  /** Digests of values whose reads cannot be recorded. */
  unwatched: readonly (string | symbol)[];
}

/**
 * Checks the content across files and plans the routes. Warns of probable mistakes if there are no errors.
 */
export const model = query('model', (db) => reporting(db, (report) => modelOf(db, report)), 'nothing');

function modelOf(db: Db, report: Report): Model {
  const site = siteOf(db);
  const { host, content: folder } = db.config;
  const { ids, unread } = db.get(content) ?? { ids: [], unread: [] };
  const nothing = { content: undefined, routes: undefined, files: [], unwatched: [] };
  if (!db.get(content)) return nothing;
  const documents = ids.flatMap((id) => db.get(filledDocument, id) ?? []);
  const files = [...documents, ...unread];
  const media = db.get(checkedMedia);
  const paths = db.get(mediaPaths);
  if (site.hasFavicon) requireFavicon(paths, folder.shown, report);
  const checked = ids.flatMap((id) => checkedOf(db, id));
  const known = knownNames(site, { documents, files, media, hidden: hiddenFiles(db) });
  requireFiles(files, site, { folder: folder.shown, report });
  checkLanguages([...documents, ...namedItems(documents, site)], site, report);
  requireTranslations(documents, { files, site, report });
  compareLanguages(checked, site, { known, report });
  checkNames(documents, { known, pictures: media.pictureNames, site, report });
  for (const id of ids) db.get(letters, id);
  checkUnwritten(db);
  checkAlwaysPublished(documents, site, report);
  checkHidden(db, report);
  const day = db.get(today);
  const checking = { scripts: scriptsIn(paths), today: day, host, report };
  runOwnChecks('checks', site, { ...checking, documents, checked });
  const isWhole = report.errorCount === 0 && !db.hasErrors();
  const pages = assemblePages(checked, { site, db });
  const written = ids.flatMap((id) => documentAt(db, id) ?? []);
  const tellCopy = createTellCopy(written, { folder: folder.shown, committed: () => db.get(committedFiles) });
  const former = { ledger: readLedger(db, report), hidden: known.hidden, ownHost: known.ownHost };
  const routes = planRoutes(pages, { site, report, isWhole, tellCopy, ...former });
  if (!isWhole || !routes) return nothing;
  checkRecord(db, report);
  checkDoubts(db, { tellCopy, report });
  const values = written.map((document) => ({ document, value: document.data }));
  runOwnChecks('doubts', site, { ...checking, documents: written, checked: values });
  return {
    content: assemble(checked, { media: usedMedia(media, checked), pages, site, db }),
    routes,
    files: checked.filter((one) => !isFromElsewhere(one, site)).map((one) => namedFile(one, site)),
    unwatched: unwatchedIn(checked),
  };
}

interface NameChecking {
  known: ReturnType<typeof knownNames>;
  pictures: ReadonlySet<string>;
  site: Site;
  report: Report;
}

/** Reports links and references to what is not there. */
function checkNames(documents: readonly Document[], { known, pictures, site, report }: NameChecking): void {
  const targets = { page: known.byKind.get('page') ?? new Set<string>(), picture: pictures };
  for (const document of documents) checkBody(document, { ...known, ...targets }, report);
  for (const document of documents)
    for (const one of withSchema(document, site)) checkReferences(one, { known, site, report });
}

/** Keeps only the icons and pictures that the content uses, sorted by name. */
function usedMedia(media: CheckedMedia, checked: readonly CheckedDocument[]): CheckedMedia {
  const icons = only(media.icons, namesOf(checked, 'icon'));
  const shown = new Set([...checked.flatMap(picturesIn), ...namesOf(checked, 'picture')]);
  return { ...media, icons, pictures: only(media.pictures, shown) };
}

function only<T>(all: ReadonlyMap<string, T>, used: ReadonlySet<string>): ReadonlyMap<string, T> {
  return new Map([...all].filter(([name]) => used.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a document with its validated value, or an empty list if it is invalid. */
function checkedOf(db: Db, id: string): (CheckedDocument & { id: string })[] {
  const [document, checked] = [db.get(filledDocument, id), db.get(checkedValue, id)];
  if (!document || !checked) return [];
  return withSchema(document, db.config.site).map((one) => ({ ...one, id, value: checked.value }));
}

/** Checks whether a document is data that other programs write, and has what it has. */
function isFromElsewhere({ document: { locale, name } }: CheckedDocument, { data }: Site): boolean {
  return locale === null && data.shared[name]?.from !== undefined;
}

/**
 * Returns a document with the name of its schema. Pages use the schema of their kind, which does not include
 * `template`.
 */
function namedFile({ document, schema }: CheckedDocument, site: Site): Model['files'][number] {
  const { template } = document.data;
  const kind = isPage(document, site) && typeof template === 'string' ? site.pages[template] : undefined;
  return { document, schema: schemaNames(site).get(kind?.schema ?? schema) ?? '' };
}

/** Returns the digests of files whose reads cannot be recorded. Every output may depend on them. */
function unwatchedIn(checked: readonly CheckedDocument[]): (string | symbol)[] {
  return checked.filter(({ schema }) => !canBeWatched(schema)).map(({ value }) => digestOfValue(value));
}

/** Compares every other language with the first. */
function compareLanguages(
  checked: readonly CheckedDocument[],
  { locales: [first, ...others] }: Site,
  comparing: { known: KnownNames; report: Report },
): void {
  const byName = new Map(checked.map((one) => [`${one.document.locale}/${one.document.name}`, one]));
  for (const one of checked.filter(({ document }) => document.locale === first.id)) {
    for (const { id } of others) {
      const other = byName.get(`${id}/${one.document.name}`);
      if (other && other.schema === one.schema) checkParity(one, other, comparing);
    }
  }
}
