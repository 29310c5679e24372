import { momentOf, type Unpublished } from '../../define/publication.ts';
import { parentId } from '../../define/route.ts';
import type { Db } from '../../graph.ts';
import { hasCome } from '../../inputs.ts';
import type { Document } from './document.ts';

/** A file of a page. */
interface PageFile {
  /** The id of the document. */
  id: string;
  /** The id of the page. */
  name: string;
  file: string;
}

/** A file of a page that is not published, with the reason. */
export type UnpublishedFile = PageFile & Unpublished;

/** Returns why a page is not published. A value that its schema refuses has no effect. */
export function unpublishedAs(
  { draft, publishAt, expireAt }: Document['data'],
  db: Db,
): Unpublished | undefined {
  if (draft === true) return { state: 'draft' };
  if (isMoment(expireAt) && db.get(hasCome, expireAt)) return { state: 'expired', at: expireAt };
  if (isMoment(publishAt) && !db.get(hasCome, publishAt)) return { state: 'scheduled', at: publishAt };
  return undefined;
}

const isMoment = (text: unknown): text is string => momentOf(text) !== undefined;

/**
 * Lists the files of pages that are not published. One language decides for all, and a page for those below it.
 *
 * @param stateOf returns what a file says of itself, by document id
 */
export function listUnpublished(
  pages: readonly PageFile[],
  stateOf: (id: string) => Unpublished | undefined,
): UnpublishedFile[] {
  const stated = new Map(
    pages.flatMap(({ id, name }) => {
      const state = stateOf(id);
      return state ? [[name, state]] : [];
    }),
  );
  const stateOfPage = (name: string): Unpublished | undefined =>
    name === '' ? undefined : (stated.get(name) ?? stateOfPage(parentId(name)));
  return pages.flatMap((page) => {
    const state = stateOfPage(page.name);
    return state ? [{ ...page, ...state }] : [];
  });
}
