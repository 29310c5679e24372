import type { Message, Place, Report } from '../diagnostics/index.ts';

type Messages = Readonly<Record<string, (args: never) => Message>>;

/** A reporter of a site's own problems, by code. */
interface ProblemReporter<M extends Messages> {
  error<C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]): void;
  warning<C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]): void;
}

/**
 * Defines a site's own problems: permanent codes with their messages.
 *
 * @example const problems = defineProblems({ 'too-loud': ({ word }: { word: string }) => ({ what, why, fix }) });
 * problems(report).error('too-loud', place, { word });
 */
export function defineProblems<M extends Messages>(messages: M): (report: Report) => ProblemReporter<M> {
  return (report) => {
    const add =
      (severity: 'error' | 'warning') =>
      <C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]) =>
        report.add({ severity, code, place, args, message: messages[code]?.(args as never) as Message });
    return { error: add('error'), warning: add('warning') };
  };
}
