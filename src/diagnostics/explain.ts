import { examples } from './examples/index.ts';
import type { Message } from './messages/message.ts';
import { type Args, type Code, messages } from './messages.ts';
import type { Diagnostic } from './report.ts';

/** A problem with an example of it. */
export interface Explanation {
  /** The problem as it is reported of the example. */
  problem: Diagnostic;
  /** Lines of a file with the mistake, and the same lines without it. Missing where a site gives none. */
  before?: string;
  after?: string;
}

/** Explains all problems, also those that a site lists, in the alphabetical order of their codes. */
export function explainAll(own: Iterable<{ explain(): Explanation[] }> = []): Map<string, Explanation> {
  const codes = Object.keys(messages) as Code[];
  const all = [...codes.map(explain), ...[...own].flatMap((one) => one.explain())];
  const byCode = all.map((one) => [one.problem.code, one] as const);
  return new Map(byCode.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Explains a problem of the generator by an example. */
function explain<C extends Code>(code: C): Explanation {
  const { args, before, after } = examples[code];
  // TypeScript cannot follow a generic code through the table of messages.
  const say = messages[code] as (args: Args<C>) => Message;
  return {
    problem: { code, severity: 'error', place: { file: '' }, args, message: say(args) },
    before,
    after,
  };
}

/** The lines of an example as a difference. What is the same at its beginning and its end is shown once; none if there is no example. */
export function exampleLines({ before, after }: Partial<Pick<Explanation, 'before' | 'after'>>): string[] {
  if (before === undefined || after === undefined) return [];
  const [old, cured] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, cured.length);
  let start = 0;
  while (start < most && old[start] === cured[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === cured.at(-1 - end)) end++;
  const marked = (sign: string, lines: readonly string[]) => lines.map((line) => `${sign} ${line}`.trimEnd());
  return [
    ...marked(' ', old.slice(0, start)),
    ...marked('-', old.slice(start, old.length - end)),
    ...marked('+', cured.slice(start, cured.length - end)),
    ...marked(' ', old.slice(old.length - end)),
  ];
}
