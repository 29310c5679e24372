import { query, reporting } from '../../graph/index.ts';
import { siteOf } from '../load/index.ts';
import { checkDocument } from './check.ts';
import { schemaOf } from './files.ts';
import { filledDocument } from './placeholders/index.ts';

/**
 * The validated value of a document, by document id. Undefined if the document does not fit its schema or its
 * kind is unknown; both are reported.
 */
export const checkedValue = query('checked', (db, id): { value: unknown } | undefined =>
  reporting(db, (report) => {
    const [site, document] = [siteOf(db), db.get(filledDocument, id)];
    const schema = document && schemaOf(document, site, report);
    const value = schema && checkDocument(document, schema, { site, report });
    return value === undefined ? undefined : { value };
  }),
);
