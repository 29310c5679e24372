import { isProse } from '../../define/fields.ts';
import { walkFields } from '../../define/walk.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { content, siteOf } from '../load/index.ts';
import { isPage } from '../load/page-files.ts';
import { writtenAt } from './written.ts';

/** Reports texts that pages still have from `site new`. Those of drafts may stand; a page with a date is published without anybody's doing. */
export function checkUnwritten(db: Db): void {
  const { ids, unpublished } = db.get(content) ?? { ids: [], unpublished: [] };
  const drafts = new Set(unpublished.filter(({ state }) => state === 'draft').map(({ id }) => id));
  for (const id of ids) if (!drafts.has(id)) db.ensure(unwrittenTexts, id);
}

/** Reports the unwritten texts of a document, by its id. */
const unwrittenTexts = query('unwritten texts', (db, id): void =>
  reporting(db, (report) => {
    const site = siteOf(db);
    for (const { document, schema } of writtenAt(db, id)) {
      const words = site.locales.find((one) => one.id === document.locale)?.unwritten ?? [];
      if (!isPage(document, site)) continue;
      walkFields(schema, document.data, ({ path, value, meta }) => {
        if (isProse(meta) && isUnwritten(value, words))
          report.error('text-unwritten', document.locate(path), {});
      });
      for (const [at, line] of (document.body?.source ?? '').split('\n').entries())
        if (isUnwritten(line, words)) report.error('text-unwritten', document.locateLine(at + 1), {});
    }
  }),
);

/** Checks for words that stand for a text, behind the title or before a number or placeholders. */
export function isUnwritten(value: unknown, words: readonly string[]): boolean {
  if (typeof value !== 'string' || !words.some((one) => value.includes(one))) return false;
  const text = value.trim().replace(/(?: \{\w+\})+$|(?<=\p{L}) \d+$/gu, '');
  return words.some((one) => text === one || text.endsWith(`. ${one}`));
}
