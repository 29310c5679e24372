import type { Args, Code } from '../messages.ts';

/** A mistake and its cure, as lines of a file. */
interface Example<C extends Code> {
  /** What the message is made from. */
  args: Args<C>;
  before: string;
  after: string;
}

export type Examples<C extends Code> = { readonly [K in C]: Example<K> };
