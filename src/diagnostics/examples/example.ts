import type { Args, Code } from '../messages.ts';

/** A mistake and its cure, as lines of a file. */
export interface Example<A> {
  /** What the message is made from. */
  args: A;
  before: string;
  after: string;
}

export type Examples<C extends Code> = { readonly [K in C]: Example<Args<K>> };
