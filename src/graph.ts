import type { Config } from './config.ts';
import { createReport, type Report } from './diagnostics/index.ts';
import { type Database, queriesOf } from './incremental/index.ts';

/** What the queries of a build ask. */
export type Db = Database<Config>;

/** Defines the queries of a build, and knows all of them. */
export const { query, input, prefetched, all: allQueries } = queriesOf<Config>();

/** The channel of problems. */
export const problemChannel = 'problem';

/** Does something that reports problems: they stand beside the result of the query that runs. */
export function reporting<T>(db: Pick<Db, 'emit'>, work: (report: Report) => T): T {
  const report = createReport();
  try {
    return work(report);
  } finally {
    for (const problem of report.all()) db.emit(problemChannel, problem);
  }
}
