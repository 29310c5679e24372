import { examples } from './examples/index.ts';
import type { Message } from './messages/message.ts';
import { type Args, type Code, messages } from './messages.ts';
import type { Diagnostic } from './report.ts';

/** A problem with an example of it. */
export interface Explanation {
  /** The problem as it is reported of the example. */
  problem: Diagnostic;
  /** Lines of a file with the mistake, and the same lines without it. */
  before: string;
  after: string;
}

/** The codes of all problems that the generator knows, in alphabetical order. */
export const codes: readonly Code[] = (Object.keys(messages) as Code[]).toSorted();

/** Explains a problem by an example. */
export function explain<C extends Code>(code: C): Explanation {
  const { args, before, after } = examples[code];
  // TypeScript cannot follow a generic code through the table of messages.
  const say = messages[code] as (args: Args<C>) => Message;
  return {
    problem: { code, severity: 'error', place: { file: '' }, args, message: say(args) },
    before,
    after,
  };
}
