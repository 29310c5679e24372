import { createReport, type Report } from './diagnostics/index.ts';
import { type Db, problemChannel } from './graph.ts';

/** Does something that reports problems: they stand beside the result of the query that runs. */
export function reporting<T>(db: Pick<Db, 'emit'>, work: (report: Report) => T): T {
  const report = createReport();
  try {
    return work(report);
  } finally {
    for (const problem of report.all()) db.emit(problemChannel, problem);
  }
}
