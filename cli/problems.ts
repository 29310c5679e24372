import { version } from '../package.json';
import {
  type Diagnostic,
  explainAll,
  formatGithub,
  formatText,
  limitProblems,
  type Report,
  type Site,
  toJson,
} from '../src/index.ts';
import { formatSarif, type RunOptions, readIfFile } from '../src/preparation.ts';
import type { Host } from './host.ts';
import { count } from './output.ts';

/** The options for printing problems. */
export interface ProblemOptions {
  format?: string | undefined;
  json?: boolean | undefined;
  all?: boolean | undefined;
}

/** The options of a command that makes the whole site. */
export type BuildOptions = RunOptions & ProblemOptions & { quiet?: boolean };

interface Reported {
  report: Report;
}

type Printing = Pick<Host, 'output' | 'env' | 'translator'>;

/** Checks that a command prints one JSON document and nothing else on stdout. */
export function wantsJson({ format, json }: ProblemOptions): boolean {
  return json === true || format === 'json';
}

/**
 * Returns the one document that a command prints for programs: a SARIF log, or what `json` returns. Undefined if the output is for people.
 */
export function documentFor(
  { report }: Reported,
  { translator, site, ...options }: ProblemOptions & Pick<Host, 'translator'> & { site?: Site },
  json: (problems: unknown[]) => string,
): string | undefined {
  const problems = report.sorted().map(translator.translate);
  if (wantsJson(options)) return json(problems.map(toJson));
  if (options.format !== 'sarif') return undefined;
  const explanations = explainAll(site?.problems);
  const explanationOf = (code: string) => {
    const found = explanations.get(code);
    return found && { ...found, problem: translator.translate(found.problem) };
  };
  return formatSarif(problems, { version, explanationOf, textOf: (file) => readIfFile(file, mostBytes) });
}

/** No file of words comes near this. */
const mostBytes = 1_000_000;

/** Prints what prevents a command from working, for people or for programs; returns the exit code. */
export function printFailure(reported: Reported, options: ProblemOptions, host: Printing): 1 {
  const document = documentFor(reported, { ...options, translator: host.translator }, (problems) =>
    JSON.stringify({ ok: false, problems }),
  );
  if (document !== undefined) host.output.result(document);
  else {
    printProblems(reported, options, host);
    host.output.note(problemSummary(reported, host));
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
  { output, translator }: Host,
): 1 {
  if (wantsJson(options)) {
    output.result(JSON.stringify({ ok: false, problems: [{ code, severity: 'error', what }] }));
  } else output.note(translator.phrase(what));
  return 1;
}

/** Prints the problems of a build on stderr; annotations of GitHub go to stdout, where GitHub reads them. */
export function printProblems(
  { report }: Reported,
  { format, all }: ProblemOptions,
  { output, env, translator }: Printing,
): void {
  const isGithub = (format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'text')) === 'github';
  const problems = report.sorted().map(translator.translate);
  const { shown, hidden } = all ? { shown: problems, hidden: [] } : limitProblems(problems);
  for (const diagnostic of shown) {
    if (isGithub) output.result(formatGithub(diagnostic));
    else output.note(`${formatText(diagnostic, output.paint, translator.labels)}\n`);
  }
  if (hidden.length === 0) return;
  const more = translator.phrase(hiddenText(hidden));
  if (isGithub) output.result(`::notice title=more-problems::${more}`);
  else output.note(`${more}\n`);
}

/** Summarizes hidden problems: `… and 5 more, not shown: 5 × typed-fact.` */
export function hiddenText(hidden: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of hidden) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [...counts].toSorted(([, a], [, b]) => b - a).map(([code, n]) => `${n} × ${code}`);
  return `… and ${hidden.length} more, not shown: ${codes.join(', ')}. “npx site validate --all” prints every problem.`;
}

/** Summarizes problems: `✖ 3 errors, 1 warning in 2 files`. */
export function problemSummary(
  { report }: Reported,
  { output, translator }: Pick<Host, 'output' | 'translator'>,
): string {
  const files = new Set(report.sorted().map(({ place }) => place.file));
  const counts = [
    ...(report.errorCount > 0 ? [count(report.errorCount, 'error')] : []),
    ...(report.warningCount > 0 ? [count(report.warningCount, 'warning')] : []),
  ].join(', ');
  return output.paint(
    report.errorCount > 0 ? 'red' : 'yellow',
    translator.phrase(`✖ ${counts} in ${count(files.size, 'file')}`),
  );
}
