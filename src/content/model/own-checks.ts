import type { Checking } from '../../define/checking.ts';
import { given } from '../../define/given.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import { today } from '../../graph/inputs.ts';
import { content, mediaPaths, siteOf } from '../load/index.ts';
import { checkedAt } from './check-one.ts';
import { scriptsIn } from './media.ts';
import { filledDocument } from './placeholders/index.ts';
import { allWritten } from './written.ts';

/** Runs the custom checks of a site: `checks` get the filled documents, `doubts` those as written. They read all of the content. */
export function runOwnChecks(which: 'checks' | 'doubts', db: Db, report: Report): void {
  const { [which]: checks = [], locales } = siteOf(db);
  if (checks.length === 0) return;
  const documents = which === 'checks' ? filledDocuments(db) : writtenDocuments(db);
  const scripts = scriptsIn(db.get(mediaPaths));
  const checking = { ...documents, locales, scripts, today: db.get(today), host: db.config.host, report };
  for (const check of checks) given(`Each of “${which}”`, check(checking), ['nothing']);
}

type Documents = Pick<Checking, 'documents' | 'checked'>;

function filledDocuments(db: Db): Documents {
  const { ids } = db.get(content) ?? { ids: [] };
  return {
    documents: ids.flatMap((id) => db.get(filledDocument, id) ?? []),
    checked: ids.flatMap((id) => checkedAt(db, id)),
  };
}

function writtenDocuments(db: Db): Documents {
  const checked = allWritten(db);
  return { documents: checked.map(({ document }) => document), checked };
}
