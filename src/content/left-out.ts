import type { Diagnostic, Report } from '../diagnostics/index.ts';
import type { Db } from '../graph/index.ts';
import { content } from './load/index.ts';
import type { UnpublishedFile } from './load/unpublished.ts';

/**
 * Lists the files of pages that a preview shows although they are not published, and that have errors. The work that somebody has begun
 * must not keep others from seeing theirs. Scheduled pages are not among them: they must be right.
 */
export function brokenDrafts(db: Db, report: Report): UnpublishedFile[] {
  const { unpublished = [], hidden = [] } = db.get(content) ?? {};
  const hiddenIds = new Set(hidden.map(({ id }) => id));
  const shown = unpublished.filter(({ id, state }) => state !== 'scheduled' && !hiddenIds.has(id));
  const wrong = new Set(
    report
      .all()
      .filter(isError)
      .map(({ place }) => place.file),
  );
  const names = new Set(shown.filter(({ file }) => wrong.has(file)).map(({ name }) => name));
  return shown.filter(({ name }) => names.has(name));
}

/** Warns of each page that is left out, and turns what was found in its files into warnings. */
export function warnOfLeftOut(files: readonly UnpublishedFile[], found: Report, report: Report): void {
  const paths = new Set(files.map(({ file }) => file));
  for (const problem of found.all())
    if (paths.has(problem.place.file)) report.add({ ...problem, severity: 'warning' });
  const firsts = new Map(files.toReversed().map(({ name, file }) => [name, file]));
  for (const file of firsts.values()) report.warning('page-left-out', { file }, {});
}

const isError = ({ severity }: Diagnostic) => severity === 'error';
