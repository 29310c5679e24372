import { type Db, query, reporting } from '../../graph/index.ts';
import { siteOf } from '../load/index.ts';
import { checkDocument } from './check.ts';
import { checkKind, schemaOf } from './files.ts';
import { knownNames } from './known-names.ts';
import { filledDocument } from './placeholders/index.ts';
import { type CheckedDocument, checkReferences } from './references.ts';
import { checkBody } from './text-rules.ts';
import { withSchema } from './written.ts';

/**
 * The validated value of a document, by document id. Undefined if the document does not fit its schema or its
 * kind is unknown; both are reported.
 */
export const checkedValue = query('checked', (db, id): { value: unknown } | undefined =>
  reporting(db, (report) => {
    const [site, document] = [siteOf(db), db.get(filledDocument, id)];
    if (document) checkKind(document, site, report);
    const schema = document && schemaOf(document, site);
    const value = schema && checkDocument(document, schema, { site, report });
    return value === undefined ? undefined : { value };
  }),
);

/** Returns a document with its validated value, by document id, or an empty list if it is invalid. */
export function checkedAt(db: Db, id: string): CheckedDocument[] {
  const [document, checked] = [db.get(filledDocument, id), db.get(checkedValue, id)];
  if (!document || !checked) return [];
  return withSchema(document, siteOf(db)).map((one) => ({ ...one, value: checked.value }));
}

/** Reports links and references of a document to what is not there, by document id. */
export const checkedNames = query('checked names', (db, id): void =>
  reporting(db, (report) => {
    const [site, document] = [siteOf(db), db.get(filledDocument, id)];
    if (!document) return;
    const known = db.get(knownNames);
    checkBody(document, known, report);
    for (const one of withSchema(document, site)) checkReferences(one, { known, site, report });
  }),
);
