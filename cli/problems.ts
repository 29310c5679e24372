import { formatGithub, formatText, type Report, toJson } from '../src/index.ts';
import type { Host } from './host.ts';
import { count, type Output } from './output.ts';

/** How a command prints problems. */
export interface ProblemOptions {
  format?: string | undefined;
  json?: boolean | undefined;
}

/** Anything that has a report. */
interface Reported {
  report: Report;
}

/** What printing needs. */
type Printing = Pick<Host, 'output' | 'env'>;

/** Whether a command prints one JSON document and nothing else on stdout. */
export function wantsJson({ format, json }: ProblemOptions): boolean {
  return json === true || format === 'json';
}

/** Prints what prevents a command from working, for people or for programs; returns the exit code. */
export function printFailure(reported: Reported, options: ProblemOptions, host: Printing): 1 {
  if (wantsJson(options)) {
    host.output.result(JSON.stringify({ ok: false, problems: problemsJson(reported) }));
  } else {
    printProblems(reported, options, host);
    host.output.note(problemSummary(reported, host.output));
  }
  return 1;
}

/** A failure that has no place in the content. */
interface PlainFailure {
  code: string;
  what: string;
}

/** Prints a failure that is not a problem of the content in the same way; returns the exit code. */
export function printPlainFailure(
  { code, what }: PlainFailure,
  options: ProblemOptions,
  { output }: Host,
): 1 {
  if (wantsJson(options)) {
    output.result(JSON.stringify({ ok: false, problems: [{ code, severity: 'error', what }] }));
  } else output.note(what);
  return 1;
}

/** Prints all problems of a build on stderr; annotations of GitHub go to stdout, where GitHub reads them. */
export function printProblems(
  { report }: Reported,
  { format }: ProblemOptions,
  { output, env }: Printing,
): void {
  const chosen = format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
  for (const diagnostic of report.sorted()) {
    if (chosen === 'github') output.result(formatGithub(diagnostic));
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
