import { join } from 'node:path';
import { writeWhole } from '../../../cache/whole-file.ts';
import type { Config } from '../../../config.ts';
import type { Report } from '../../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../../graph/index.ts';
import { readIfThere } from '../../../lib/read-if-there.ts';
import { runTracked } from '../../../pages/attempts/untracked.ts';
import type { DocumentHead } from '../../load/document.ts';
import { siteOf } from '../../load/index.ts';
import { translationsFile } from '../../load/kept-names.ts';
import { formatRecord, isRecorded, parseRecord, recordedPage } from '../../load/translation-record.ts';
import { hiddenFiles } from '../hidden.ts';
import { allHeads, allWritten } from '../written.ts';
import { idsOf, type Pair, pairAt, translationsIn } from './pairs.ts';
import { type Behind, digestsOf, stateOf } from './state.ts';

export { translationsFile } from '../../load/kept-names.ts';
export { type Former, findFormerTexts } from './former-texts.ts';
export type { Behind } from './state.ts';

const pageOf = ([, { document }]: Pair<DocumentHead>) => `${document.locale} ${document.name}`;

const stateIn = (pair: Pair, db: Db) => stateOf(pair, db.get(recordedPage, pageOf(pair)));

/** The digests to record of a pair. Warns of texts whose other language has changed since both were in step. */
export const digestsInStep = query(
  'digests in step',
  (db, ids): ReadonlyMap<string, string> =>
    reporting(db, (report) => {
      const pair = db.get(isRecorded) ? pairAt(db, ids) : undefined;
      if (!pair) return new Map();
      const { record, behind } = stateIn(pair, db);
      for (const one of behind) warnOf(one, report);
      return record;
    }),
);

function warnOf({ changed, behind }: Behind, report: Report): void {
  const { file, line } = changed.locate();
  report.warning('translation-behind', behind.locate(), {
    other: `${file}:${line}`,
    page: behind.of.document.name,
  });
}

/** Lists the texts that have to follow a change in another language. */
export function listBehind(config: Config, db: Db): Behind[] {
  return runTracked(
    () => translationsIn(allWritten(db), siteOf(db)).flatMap((pair) => stateIn(pair, db).behind),
    config,
  );
}

/** Tells texts of different pages and languages apart. */
const nameOf = ({ key, changed, behind }: Behind) =>
  [key, ...[changed, behind].map(({ of }) => of.document.file).toSorted()].join('\n');

function recordOf(
  ids: string,
  db: Db,
  settled: ReadonlySet<string> | undefined,
): ReadonlyMap<string, string> {
  const pair = settled && pairAt(db, ids);
  if (!pair) return db.get(digestsInStep, ids);
  const { record, behind } = stateIn(pair, db);
  for (const one of behind) if (settled.has(nameOf(one))) record.set(one.key, digestsOf(one, pair));
  return record;
}

/**
 * Records the texts of the published site that are in step, and those that are said to be.
 *
 * @param settled the texts that need no change; without them a record is brought up to date, and none is begun
 * @returns whether the record has changed
 * @throws errors of the file system
 */
export async function recordTranslations(
  config: Config,
  db: Db,
  settled?: readonly Behind[],
): Promise<boolean> {
  const path = join(config.content.path, translationsFile);
  const before = readIfThere(path);
  if (before === undefined && !settled) return false;
  const isSettled = settled && new Set(settled.map(nameOf));
  const published = runTracked(() => {
    const hidden = new Set(hiddenFiles(db).map(({ name }) => name));
    const kept = [...parseRecord(before ?? '')].filter(([page]) => hidden.has(page.replace(/^\S+ /, '')));
    const pairs = translationsIn(allHeads(db), siteOf(db));
    const recorded = pairs.map((pair) => [pageOf(pair), recordOf(idsOf(pair), db, isSettled)] as const);
    return new Map([...kept, ...recorded]);
  }, config);
  const text = formatRecord(published);
  if (published.size === 0 || text === before) return false;
  await writeWhole(path, [Buffer.from(text)]);
  return true;
}
