import { buildWholeSite, planSite, prefetchData } from '../build.ts';
import type { Config } from '../config.ts';
import { momentOf } from '../define/publication.ts';
import { createReport, type Diagnostic, placeText } from '../diagnostics/index.ts';
import { type Due, momentChannel } from './load/unpublished.ts';

/**
 * Returns the errors that stop builds once content that is valid today appears or disappears. An error `breaks-later` says when, at the
 * place of the moment.
 */
export async function errorsAhead(config: Config): Promise<readonly Diagnostic[]> {
  const report = createReport();
  const known = new Set<string>();
  for (const { moment, place } of await dueAhead(config)) {
    const { report: then } = await buildWholeSite({
      ...config,
      now: new Date(momentOf(moment) ?? Number.NaN),
    });
    const errors = then.sorted().filter((one) => one.severity === 'error' && !known.has(idOf(one)));
    if (errors.length === 0) continue;
    report.error('breaks-later', place, { moment, errors: listed(errors) });
    for (const error of errors) {
      known.add(idOf(error));
      report.add(error);
    }
  }
  return report.all();
}

/** Returns the moments that are still to come, in order, each once. */
async function dueAhead(config: Config): Promise<Due[]> {
  const db = await prefetchData(config);
  planSite(config, db);
  const all = db.emitted(momentChannel) as Due[];
  const ahead = all.filter(({ moment }) => (momentOf(moment) ?? 0) > config.now.getTime());
  const each = new Map(ahead.toReversed().map((due) => [due.moment, due]));
  return [...each.values()].toSorted((a, b) => (a.moment < b.moment ? -1 : 1));
}

const idOf = (problem: Diagnostic) => `${placeText(problem)} ${problem.code}`;

const mostNamed = 3;

function listed(errors: readonly Diagnostic[]): string {
  const ids = [...new Set(errors.map(idOf))];
  return [...ids.slice(0, mostNamed), ...(ids.length > mostNamed ? ['…'] : [])].join(', ');
}
