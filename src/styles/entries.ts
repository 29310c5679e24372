import { query } from '../graph.ts';
import { model } from '../model/index.ts';
import { pageFacts, renderedPages } from '../render/index.ts';
import { blockOf } from './names.ts';
import { addressOf, type Entry, type KindNames, planStyles } from './plan.ts';
import { sheets } from './sheet.ts';

/** The kind of each page, by its file. */
export const kinds = query(
  'kinds',
  (db) => new Map(db.get(model).routes?.all.map(({ file, page }) => [file, page.template])),
);

/** The components of all pages of a kind together. */
const kindNames = query('kind names', (db, kind): KindNames => {
  const all = db.get(kinds);
  const pages = db
    .get(renderedPages)
    .made.flatMap((file) => (all.get(file) === kind ? (db.get(pageFacts, file) ?? []) : []));
  const blocks = (which: 'first' | 'all') =>
    new Set([...new Set(pages.flatMap(({ names }) => [...names[which]]))].map(blockOf).toSorted());
  const hasLateStyles = pages.every(({ names }) => names.hasLateStyles);
  return { kind, first: blocks('first'), all: blocks('all'), hasLateStyles };
});

/**
 * The sheets that browsers get, by name: the addresses of the parts of which each is made (`planStyles`). Which components a first screen
 * shows follows from the markup of all pages of the kind.
 */
export const styleEntries = query('style entries', (db): ReadonlyMap<string, string[]> => {
  const all = db.get(kinds);
  const found = new Set(db.get(renderedPages).made.flatMap((file) => all.get(file) ?? []));
  const { first, late, lateOf } = planStyles(
    db.get(sheets),
    [...found].map((kind) => db.get(kindNames, kind)),
  );
  const addresses = ({ parts }: Entry) => parts.map(addressOf);
  return new Map([
    ...[...first].map(([kind, entry]) => [`first/${kind}`, addresses(entry)] as const),
    ['late', addresses(late)],
    ...[...lateOf].map(([kind, entry]) => [`late-${kind}`, addresses(entry)] as const),
  ]);
});
