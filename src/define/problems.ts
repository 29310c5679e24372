import type { Message, Place, Report } from '../diagnostics/index.ts';

type Messages = Readonly<Record<string, (args: never) => Message>>;

/** Reports the problems of a site by their codes. */
interface ProblemReporter<M extends Messages> {
  error<C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]): void;
  warning<C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]): void;
}

/**
 * Defines problems that only this site knows, by permanent code, with their words.
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
