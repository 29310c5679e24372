import type { Example, Explanation, Message, Place, Report } from '../diagnostics/index.ts';

type Messages = Readonly<Record<string, (args: never) => Message>>;

/** A mistake and its cure for each code. */
type Examples<M extends Messages> = { readonly [C in keyof M]: Example<Parameters<M[C]>[0]> };

/** A reporter of a site's own problems, by code. */
interface ProblemReporter<M extends Messages> {
  error<C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]): void;
  warning<C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]): void;
}

/** Problems that a site lists in its definition, so that `site explain` and logs for code scanners know them. */
export interface ExplainedProblems {
  /** Explains each problem. */
  explain(): Explanation[];
}

/** The problems of a check: its reporter, and what is said of them without one. */
interface Problems<M extends Messages> extends ExplainedProblems {
  (report: Report): ProblemReporter<M>;
}

/**
 * Defines a site's own problems: permanent codes with their messages, and an example of each.
 *
 * @example const problems = defineProblems(
 *   { 'too-loud': ({ word }: { word: string }) => ({ what, why, fix }) },
 *   { 'too-loud': { args: { word: 'Hi!' }, before: 'title: Hi!', after: 'title: Hi' } },
 * );
 * problems(report).error('too-loud', place, { word });
 */
export function defineProblems<M extends Messages>(messages: M, examples?: Examples<M>): Problems<M> {
  const say = (code: string, args: unknown) => messages[code]?.(args as never) as Message;
  const reporter = (report: Report): ProblemReporter<M> => {
    const add =
      (severity: 'error' | 'warning') =>
      <C extends keyof M & string>(code: C, place: Place, args: Parameters<M[C]>[0]) =>
        report.add({ severity, code, place, args, message: say(code, args) });
    return { error: add('error'), warning: add('warning') };
  };
  const explain = () =>
    Object.keys(messages).map((code): Explanation => {
      const { args, ...lines } = examples?.[code] ?? { args: unnamed };
      const message = inWords(say(code, args));
      return { problem: { code, severity: 'error', place: { file: '' }, args: {}, message }, ...lines };
    });
  return Object.assign(reporter, { explain });
}

/** A message without a replacement, which is of no use where there is no content; a stand-in in it becomes text. */
const inWords = ({ what, why, fix }: Message): Message => ({ what: `${what}`, why: `${why}`, fix: `${fix}` });

/** Stands for arguments of which there is no example: each is its name in braces, whatever a message makes of it. */
const unnamed = new Proxy({}, { get: (_, name) => createStandIn(`{${String(name)}}`) });

function createStandIn(text: string): unknown {
  const standIn: unknown = new Proxy(() => standIn, {
    get: (_, key) => (key === Symbol.toPrimitive || key === 'join' ? () => text : standIn),
  });
  return standIn;
}
