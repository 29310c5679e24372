import type { Site } from '../../define/site.ts';
import type { Db } from '../../graph/index.ts';
import type { DocumentHead } from '../load/document.ts';
import { content, documentAt, headAt, siteOf, wholeDocumentAt } from '../load/index.ts';
import { schemaOf } from './files.ts';
import type { CheckedDocument } from './references.ts';

/**
 * Returns a document with its schema, or an empty list if its kind is unknown. The value may not fit the
 * schema.
 */
export function withSchema<D extends DocumentHead>(document: D, site: Site): CheckedDocument<D>[] {
  const schema = schemaOf(document, site);
  return schema ? [{ document, schema, value: document.data }] : [];
}

/** Returns a document as written with its schema, by document id. */
export function writtenAt(db: Db, id: string): CheckedDocument[] {
  const document = documentAt(db, id);
  return document ? withSchema(document, siteOf(db)) : [];
}

/** Returns a document as written with its schema, with the items that are not published. */
export function wholeAt(db: Db, id: string): CheckedDocument[] {
  const document = wholeDocumentAt(db, id);
  return document ? withSchema(document, siteOf(db)) : [];
}

/** Returns the heads of all documents with their schemas. */
export function allHeads(db: Db): CheckedDocument<DocumentHead>[] {
  const site = siteOf(db);
  const heads = (db.get(content)?.ids ?? []).flatMap((id) => headAt(db, id) ?? []);
  return heads.flatMap((head) => withSchema(head, site));
}

/** Returns all documents as written. */
export function allWritten(db: Db): CheckedDocument[] {
  return (db.get(content)?.ids ?? []).flatMap((id) => writtenAt(db, id));
}

/** Returns the id of a document in a language folder. */
export const idOf = ({ locale, name, extension }: DocumentHead) => `${locale}/${name}${extension}`;
