import type { PageKind } from '../../define/kind.ts';
import type { Locale } from '../../define/locale.ts';
import type { Unpublished } from '../../define/publication.ts';
import type { Site } from '../../define/site.ts';
import { query } from '../../graph/index.ts';
import type { Document } from '../load/document.ts';
import { content, documentAt, siteOf } from '../load/index.ts';
import { isPage } from '../load/page-files.ts';
import { namesByKind } from '../model/known-names.ts';
import { checkedMedia } from '../model/media.ts';
import type { CheckedDocument } from '../model/references.ts';
import { idOf, wholeAt } from '../model/written.ts';

/** A file of a page in one language. */
export interface PageFile extends CheckedDocument {
  id: string;
  locale: Locale;
  kind: PageKind;
  /** Why the page is not published. Undefined for a published one. */
  state: Unpublished['state'] | undefined;
}

/** Checks whether a page has not been published yet, as far as its files tell: nobody knows its address. */
export const isNew = ({ state }: PageFile) => state === 'draft' || state === 'scheduled';

/** The content as it is written, with the pages that are not published. */
export interface Written {
  site: Site;
  /** All files whose kind is known, with those of data outside of the content folder. */
  files: readonly CheckedDocument[];
  pages: readonly PageFile[];
  /** The paths of the content files below the content folder, by document. */
  paths: ReadonlyMap<Document, string>;
  /** The names that content may refer to, by kind of reference. */
  names: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** The content that commands change. */
export const written = query(
  'written',
  (db): Written => {
    const site = siteOf(db);
    const { ids, unread, unpublished } = db.get(content) ?? { ids: [], unread: [], unpublished: [] };
    const states = new Map(unpublished.map(({ id, state }) => [id, state]));
    const all = [...new Set([...ids, ...states.keys()])];
    const documents = ids.flatMap((id) => documentAt(db, id) ?? []);
    const files = all.flatMap((id) => wholeAt(db, id).map((one) => ({ ...one, source: id })));
    const naming = { documents, files: [...documents, ...unread], media: db.get(checkedMedia) };
    return {
      ...{ site, files, names: namesByKind(site, naming) },
      pages: files.flatMap((one) => pageFile(one, site, states.get(one.source))),
      paths: new Map(
        files.flatMap(({ document, source }) =>
          source === idOf(document) ? [[document, source]] : shared(document, source),
        ),
      ),
    };
  },
  'nothing',
);

/** Data files beside the languages are in the content folder too, others are not. */
const shared = (document: Document, source: string): [Document, string][] =>
  source === `${document.name}${document.extension}` ? [[document, source]] : [];

function pageFile(one: CheckedDocument, site: Site, state: PageFile['state']): PageFile[] {
  const { document } = one;
  const kind = site.pages[String(document.data.template)];
  if (!isPage(document, site) || document.locale === null || !kind) return [];
  return [{ ...one, id: document.name, locale: document.locale, kind, state }];
}
