import { momentOf, type Unpublished } from '../../define/publication.ts';
import { parentId } from '../../define/route.ts';
import type { Site } from '../../define/site.ts';
import type { Db } from '../../graph.ts';
import { hasCome } from '../../inputs.ts';
import type { Document } from './document.ts';
import { isIndispensable, isPage } from './page-files.ts';

/** A file of a page that is not published, with the reason. */
export interface UnpublishedFile extends Unpublished {
  /** The id of the document. */
  id: string;
  /** The id of the page. */
  name: string;
  file: string;
}

/** Lists the files of pages that are not published. One language decides for all, and a page for those below it. */
export function listUnpublished(
  documents: readonly (readonly [id: string, document: Document])[],
  { db, site }: { db: Db; site: Site },
): UnpublishedFile[] {
  const pages = documents.filter(([, document]) => isPage(document, site));
  const stated = new Map<string, Unpublished>();
  for (const [, document] of pages) {
    const state = isIndispensable(document, site) ? undefined : unpublishedAs(document, db);
    if (state) stated.set(document.name, state);
  }
  const stateOf = (name: string): Unpublished | undefined =>
    name === '' ? undefined : (stated.get(name) ?? stateOf(parentId(name)));
  return pages.flatMap(([id, { name, file }]) => {
    const state = stateOf(name);
    return state ? [{ id, name, file, ...state }] : [];
  });
}

/** How long before a page disappears links to it are warned of, in milliseconds. */
const noticeMs = 14 * 24 * 60 * 60 * 1000;

/** Returns when a page disappears, as it is written, if that is near. */
export function expiresSoon({ data: { expireAt } }: Document, db: Db): string | undefined {
  const moment = momentOf(expireAt);
  if (!isMoment(expireAt) || moment === undefined || db.get(hasCome, expireAt)) return undefined;
  const notice = new Date(moment - noticeMs).toISOString().slice(0, 16).replace('T', ' ');
  return db.get(hasCome, notice) ? expireAt : undefined;
}

/** Returns why a page is not published, as its file says. A value that its schema refuses has no effect. */
function unpublishedAs({ data }: Document, db: Db): Unpublished | undefined {
  const { draft, publishAt, expireAt } = data;
  if (draft === true) return { state: 'draft' };
  if (isMoment(expireAt) && db.get(hasCome, expireAt)) return { state: 'expired', at: expireAt };
  if (isMoment(publishAt) && !db.get(hasCome, publishAt)) return { state: 'scheduled', at: publishAt };
  return undefined;
}

const isMoment = (text: unknown): text is string => momentOf(text) !== undefined;
