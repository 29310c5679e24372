import { formatGithub, formatText, type Report, toJson } from '../src/index.ts';
import type { Host } from './host.ts';
import { count, type Output } from './output.ts';

/** How a command prints problems. */
export interface ProblemOptions {
  format?: string;
  json?: boolean;
}

/** Anything that has a report. */
interface Reported {
  report: Report;
}

/** Prints all problems of a build on stderr; annotations of GitHub go to stdout, where GitHub reads them. */
export function printProblems(
  { report }: Reported,
  { format, json }: ProblemOptions,
  { output, env }: Host,
): void {
  if (json) return;
  const chosen = format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
  for (const diagnostic of report.sorted()) {
    if (chosen === 'github') output.result(formatGithub(diagnostic));
    else if (chosen === 'json') output.result(JSON.stringify(toJson(diagnostic)));
    else output.note(`${formatText(diagnostic, output.paint)}\n`);
  }
}

/** `✖ 3 errors, 1 warning in 2 files`. */
export function problemSummary({ report }: Reported, output: Output): string {
  const files = new Set(report.sorted().map(({ place }) => place.file));
  const counts = [
    ...(report.errorCount > 0 ? [count(report.errorCount, 'error')] : []),
    ...(report.warningCount > 0 ? [count(report.warningCount, 'warning')] : []),
  ].join(', ');
  return output.paint(
    report.errorCount > 0 ? 'red' : 'yellow',
    `✖ ${counts} in ${count(files.size, 'file')}`,
  );
}

/** The problems of a build for programs. */
export function problemsJson({ report }: Reported): unknown[] {
  return report.sorted().map(toJson);
}
