import { model } from '../../content/model/index.ts';
import { query } from '../../graph/index.ts';
import { pageFacts, renderedPages } from '../../pages/render/index.ts';
import { blockOf } from './names.ts';
import { addressOf, type KindNames, planStyles, type StyleEntry } from './plan.ts';
import { sheets } from './sheet.ts';

/** The kind of each page, by file. */
export const kinds = query(
  'kinds',
  (db) => new Map(db.get(model).routes?.rendered.map(({ file, page }) => [file, page.template])),
);

/** The components on the pages of a kind. */
const kindNames = query('kind names', (db, kind): KindNames => {
  const all = db.get(kinds);
  const pages = db
    .get(renderedPages)
    .rendered.flatMap((file) => (all.get(file) === kind ? (db.get(pageFacts, file) ?? []) : []));
  const blocks = (which: 'first' | 'all') =>
    new Set([...new Set(pages.flatMap(({ names }) => [...names[which]]))].map(blockOf).toSorted());
  const hasLateStyles = pages.every(({ names }) => names.hasLateStyles);
  return { kind, first: blocks('first'), all: blocks('all'), hasLateStyles };
});

/** The output sheets by name: the addresses of the parts of each (`planStyles`). They depend on the markup of all pages. */
export const styleEntries = query('style entries', (db): ReadonlyMap<string, string[]> => {
  const all = db.get(kinds);
  const used = new Set(db.get(renderedPages).rendered.flatMap((file) => all.get(file) ?? []));
  const { first, late, lateOf } = planStyles(
    db.get(sheets),
    [...used].map((kind) => db.get(kindNames, kind)),
    new Set(Object.keys(db.config.site.pages)),
  );
  const addresses = ({ parts }: StyleEntry) => parts.map(addressOf);
  return new Map([
    ...[...first].map(([kind, entry]) => [`first/${kind}`, addresses(entry)] as const),
    ['late', addresses(late)],
    ...[...lateOf].map(([kind, entry]) => [`late-${kind}`, addresses(entry)] as const),
  ]);
});
