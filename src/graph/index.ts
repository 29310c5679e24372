import type { Config } from '../config.ts';
import { createReport, type Report } from '../diagnostics/index.ts';
import { type QueryContext, queriesOf } from '../incremental/index.ts';

/** The database as the queries of a build see it. */
export type Db = QueryContext<Config>;

/** Functions that define the queries of a build, and the list of all of them. */
export const { query, input, prefetched, all: allQueries } = queriesOf<Config>();

/** The channel to which queries emit problems. */
export const problemChannel = 'problem';

/** Runs a function with a report, and emits its problems beside the result of the running query. */
export function reporting<T>(db: Pick<Db, 'emit'>, work: (report: Report) => T): T {
  const report = createReport();
  try {
    return work(report);
  } finally {
    for (const problem of report.all()) db.emit(problemChannel, problem);
  }
}
