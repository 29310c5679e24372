import type { Site } from '../../define/site.ts';
import { createReport } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import type { Document } from '../load/document.ts';
import { content, documentAt, siteOf, wholeDocumentAt } from '../load/index.ts';
import { schemaOf } from './files.ts';
import type { CheckedDocument } from './references.ts';

/**
 * Returns a document with its schema, or an empty list if its kind is unknown. The value may not fit the
 * schema.
 */
export function withSchema(document: Document, site: Site): CheckedDocument[] {
  // The report is discarded: `checkedValue` reports an unknown kind.
  const schema = schemaOf(document, site, createReport());
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

/** Returns all documents as written. */
export function allWritten(db: Db): CheckedDocument[] {
  return (db.get(content)?.ids ?? []).flatMap((id) => writtenAt(db, id));
}

/** Returns the id of a document in a language folder. */
export const idOf = ({ locale, name, extension }: Document) => `${locale}/${name}${extension}`;
