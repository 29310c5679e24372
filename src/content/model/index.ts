import type { SiteContent } from '../../define/content.ts';
import type { Site } from '../../define/site.ts';
import { canBeWatched } from '../../define/watched.ts';
import type { Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { planRoutes, type RouteTable } from '../../routes/index.ts';
import { committedFiles } from '../load/changes.ts';
import { content, headAt, mediaPaths, siteOf } from '../load/index.ts';
import { ledger } from '../load/ledger.ts';
import { isPage } from '../load/page-files.ts';
import { createTellCopy } from '../load/tell-copy.ts';
import { checkRecord } from '../load/translation-record.ts';
import { digestOfValue, keysToRead, type ReadFile, schemaNames } from '../reads/index.ts';
import { assemble, assemblePages, type Checked } from './assemble.ts';
import { checkedAt, checkedNames, checkedValue } from './check-one.ts';
import { parity } from './check-pair.ts';
import { checkDoubts } from './doubts.ts';
import { checkLanguages, namedItems, requireFiles, requireTranslations } from './files.ts';
import { checkAlwaysPublished, checkHidden } from './hidden.ts';
import { knownNames } from './known-names.ts';
import { letters } from './letters.ts';
import { type CheckedMedia, checkedMedia, requireFavicon } from './media.ts';
import { runOwnChecks } from './own-checks.ts';
import { filledDocument } from './placeholders/index.ts';
import { idsOf, translationsIn } from './translations/pairs.ts';
import { checkUnwritten } from './unwritten.ts';
import { usedIn } from './used-names.ts';
import { withSchema } from './written.ts';

/** The result of checking the content. */
interface Model {
  /** All content. Undefined if there are errors. */
  content: SiteContent | undefined;
  /** The routes of all pages. Undefined if there are errors. */
  routes: RouteTable | undefined;
  /** The files of the content folder, for finding keys that are never read. */
  files: readonly ReadFile[];
  /** Digests of values whose reads cannot be recorded. */
  unwatched: readonly (string | symbol)[];
}

/**
 * Checks the content across files and plans the routes. Warns of probable mistakes if there are no errors.
 */
export const model = query('model', (db) => reporting(db, (report) => modelOf(db, report)), 'nothing');

function modelOf(db: Db, report: Report): Model {
  const site = siteOf(db);
  const { shown: folder } = db.config.content;
  const { ids, unread } = db.get(content) ?? { ids: [], unread: [] };
  const nothing = { content: undefined, routes: undefined, files: [], unwatched: [] };
  if (!db.get(content)) return nothing;
  const heads = ids.flatMap((id) => headAt(db, id) ?? []);
  const files = [...heads, ...unread];
  if (site.hasFavicon) requireFavicon(db.get(mediaPaths), folder, report);
  const checked = ids.flatMap((id) => checkedHead(db, id));
  requireFiles(files, site, { folder, report });
  checkLanguages([...heads, ...namedItems(heads, site)], site, report);
  requireTranslations(heads, { files, site, report });
  for (const pair of translationsIn(checked, site)) db.ensure(parity, idsOf(pair));
  for (const id of ids) for (const check of [checkedNames, letters]) db.ensure(check, id);
  checkUnwritten(db);
  checkAlwaysPublished(heads, site, report);
  checkHidden(db, report);
  runOwnChecks('checks', db, report);
  const isWhole = report.errorCount === 0 && !db.hasErrors();
  const pages = assemblePages(checked, { site, db });
  const tellCopy = createTellCopy(heads, { folder, committed: () => db.get(committedFiles) });
  const { hidden, ownHost } = db.get(knownNames);
  const former = { ledger: db.get(ledger), hidden, ownHost };
  const routes = planRoutes(pages, { site, report, isWhole, tellCopy, ...former });
  if (!isWhole || !routes) return nothing;
  checkRecord(db, report);
  checkDoubts(db, { tellCopy, report });
  runOwnChecks('doubts', db, report);
  return {
    content: assemble(checked, { media: usedMedia(db), pages, site, db }),
    routes,
    files: checked.flatMap((one) => readFile(one, db)),
    unwatched: unwatchedIn(checked),
  };
}

/** Returns the files of `media/`, of icons and pictures only those that the content uses, sorted by name. */
function usedMedia(db: Db): CheckedMedia {
  const [media, used] = [db.get(checkedMedia), usedIn(db)];
  return {
    ...media,
    icons: only(media.icons, (name) => used.has(`icon:${name}`)),
    pictures: only(media.pictures, (name) => used.has(`picture:${name}`)),
  };
}

function only<T>(all: ReadonlyMap<string, T>, isUsed: (name: string) => boolean): ReadonlyMap<string, T> {
  return new Map([...all].filter(([name]) => isUsed(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the head of a document with its validated value, or an empty list if it is invalid. */
function checkedHead(db: Db, id: string): Checked[] {
  const [head, checked] = [headAt(db, id), db.get(checkedValue, id)];
  if (!head || !checked) return [];
  return withSchema(head, db.config.site).map((one) => ({ ...one, id, value: checked.value }));
}

/** Checks whether a document is data that other programs write, and has what it has. */
function isFromElsewhere({ document: { locale, name } }: Checked, { data }: Site): boolean {
  return locale === null && data.shared[name]?.from !== undefined;
}

/** Returns what is needed to find the keys of a file that nothing reads, or an empty list for data that other programs write. */
function readFile(checked: Checked, db: Db): ReadFile[] {
  const { site } = db.config;
  const { id, document: head, schema } = checked;
  const kind = isPage(head, site) ? site.pages[String(head.data.template)] : undefined;
  const name = schemaNames(site).get(kind?.schema ?? schema);
  if (name === undefined || isFromElsewhere(checked, site)) return [];
  return [{ schema, name, keys: () => db.get(keysOf, id), document: () => db.get(filledDocument, id) }];
}

/** The keys of a document that something must read, by document id. */
const keysOf = query('keys to read', (db, id) =>
  checkedAt(db, id).flatMap(({ document, schema }) => keysToRead(document, schema)),
);

/** Returns the digests of files whose reads cannot be recorded. Every output may depend on them. */
function unwatchedIn(checked: readonly Checked[]): (string | symbol)[] {
  return checked.filter(({ schema }) => !canBeWatched(schema)).map(({ value }) => digestOfValue(value));
}
