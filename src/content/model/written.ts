import type { Site } from '../../define/site.ts';
import { createReport } from '../../diagnostics/index.ts';
import type { Db } from '../../graph.ts';
import type { Document } from '../load/document.ts';
import { content, documentAt, siteOf } from '../load/index.ts';
import { schemaOf } from './files.ts';
import type { CheckedDocument } from './references.ts';

/** Returns a document with the schema of its kind; an empty list if the kind is unknown. The value may not fit the schema. */
export function withSchema(document: Document, site: Site): CheckedDocument[] {
  // An unknown kind is reported when the document is checked.
  const schema = schemaOf(document, site, createReport());
  return schema ? [{ document, schema, value: document.data }] : [];
}

/** Returns a document as it was written, by its id, with the schema of its kind. */
export function writtenAt(db: Db, id: string): CheckedDocument[] {
  const document = documentAt(db, id);
  return document ? withSchema(document, siteOf(db)) : [];
}

/** Returns all documents as they were written. */
export function allWritten(db: Db): CheckedDocument[] {
  return (db.get(content)?.ids ?? []).flatMap((id) => writtenAt(db, id));
}

/** Returns the id of a document that has a language. */
export const idOf = ({ locale, name, extension }: Document) => `${locale}/${name}${extension}`;
