import { z } from 'zod';
import { isPublishable, momentOf, type Unpublished } from '../../define/publication.ts';
import { parentId } from '../../define/route.ts';
import type { Site } from '../../define/site.ts';
import type { Place } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import { hasCome } from '../../graph/inputs.ts';
import type { DocumentHead } from './document.ts';
import { isIndispensable, isPage } from './page-files.ts';

/** A file of a page that is not published, with the reason. */
export interface UnpublishedFile extends Unpublished {
  /** The id of the document. */
  id: string;
  /** The id of the page. */
  name: string;
  file: string;
}

/** An item of a data file that is not published, with the reason. `name` is that of the data file. */
export interface UnpublishedItem extends UnpublishedFile {
  /** The key of the item. */
  item: string;
}

/** A file of a page that is not published, or an item of a data file. */
export type UnpublishedPart = Omit<UnpublishedFile & Partial<UnpublishedItem>, 'id'>;

/** An item of a data file as a document of its own. */
interface Item {
  key: string;
  document: DocumentHead;
}

/** Checks whether a file is one of data whose items say by themselves whether they are published. */
export function holdsItems(document: DocumentHead, site: Site): boolean {
  if (isPage(document, site)) return false;
  const { schema } = site.data[document.locale === null ? 'shared' : 'own'][document.name] ?? {};
  return schema instanceof z.ZodRecord && isPublishable(schema.valueType as z.ZodType);
}

/** Lists the items of such a data file. */
export function itemsOf(document: DocumentHead, site: Site): Item[] {
  if (!holdsItems(document, site)) return [];
  return Object.entries(document.data).flatMap(([key, value]) => {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? [{ key, document: itemOf(document, key) }] : [];
  });
}

/** Returns an item of a data file as a document of its own. */
export function itemOf(document: DocumentHead, key: string): DocumentHead {
  const { file, locale, name, extension, data, locate } = document;
  return {
    ...{ file, locale, name, extension },
    data: data[key] as DocumentHead['data'],
    locate: (path, part) => locate([key, ...path], part),
  };
}

/** Returns a data file without some of its items. */
export function withoutItems<D extends DocumentHead>(document: D, keys: ReadonlySet<string>): D {
  const kept = Object.entries(document.data).filter(([key]) => !keys.has(key));
  return { ...document, data: Object.fromEntries(kept) };
}

/** Lists the items that are not published. One language decides for all. */
export function listUnpublishedItems(
  documents: readonly (readonly [id: string, document: DocumentHead])[],
  { db, site }: { db: Db; site: Site },
): UnpublishedItem[] {
  const items = documents.flatMap(([id, file]) => itemsOf(file, site).map((item) => ({ id, ...item })));
  const nameOf = ({ key, document }: Item) => `${document.name} ${key}`;
  const states = new Map(
    items.flatMap((item) => {
      const state = checkUnpublished(item.document, db);
      return state ? [[nameOf(item), state] as const] : [];
    }),
  );
  return items.flatMap((item) => {
    const state = states.get(nameOf(item));
    const { name, file } = item.document;
    return state ? [{ id: item.id, name, file, item: item.key, ...state }] : [];
  });
}

/** Lists the files of pages that are not published. One language decides for all, and a page for those below it. */
export function listUnpublished(
  documents: readonly (readonly [id: string, document: DocumentHead])[],
  { db, site }: { db: Db; site: Site },
): UnpublishedFile[] {
  const pages = documents.filter(([, document]) => isPage(document, site));
  const stated = new Map<string, Unpublished>();
  for (const [, document] of pages) {
    const state = isIndispensable(document, site) ? undefined : checkUnpublished(document, db);
    if (state) stated.set(document.name, state);
  }
  const stateOf = (name: string): Unpublished | undefined => {
    if (name === '' || stated.has(name)) return stated.get(name);
    const above = parentId(name);
    const inherited = stateOf(above);
    return inherited && { above, ...inherited };
  };
  return pages.flatMap(([id, { name, file }]) => {
    const state = stateOf(name);
    return state ? [{ id, name, file, ...state }] : [];
  });
}

/** How long before a page disappears links to it are warned of, in milliseconds. */
const noticeMs = 14 * 24 * 60 * 60 * 1000;

/** Returns when a page disappears, as it is written, if that is near. */
export function expiresSoon({ data: { expireAt } }: DocumentHead, db: Db): string | undefined {
  const moment = momentOf(expireAt);
  if (!isMoment(expireAt) || moment === undefined || db.get(hasCome, expireAt)) return undefined;
  const notice = new Date(moment - noticeMs).toISOString().slice(0, 16).replace('T', ' ');
  return db.get(hasCome, notice) ? expireAt : undefined;
}

/** The channel of the moments at which content appears or disappears. */
export const momentChannel = 'moment';

/** A moment at which content appears or disappears, as it is written, and where. */
export interface Due {
  moment: string;
  place: Place;
}

/** Does the same as `unpublishedAs`, and emits the moments at which that changes. */
function checkUnpublished(document: DocumentHead, db: Db): Unpublished | undefined {
  const { draft, publishAt, expireAt } = document.data;
  for (const [key, moment] of Object.entries({ publishAt, expireAt }))
    if (draft !== true && isMoment(moment))
      db.emit(momentChannel, { moment, place: document.locate([key]) } satisfies Due);
  return unpublishedAs(document, db);
}

/** Returns why a page or an item is not published, as it says. A value that its schema refuses has no effect. */
export function unpublishedAs({ data }: Pick<DocumentHead, 'data'>, db: Db): Unpublished | undefined {
  const { draft, publishAt, expireAt } = data;
  if (draft === true) return { state: 'draft' };
  if (isMoment(expireAt) && db.get(hasCome, expireAt)) return { state: 'expired', at: expireAt };
  if (isMoment(publishAt) && !db.get(hasCome, publishAt)) return { state: 'scheduled', at: publishAt };
  return undefined;
}

const isMoment = (text: unknown): text is string => momentOf(text) !== undefined;
