import type { Surroundings } from '../src/index.ts';
import type { Output } from './output.ts';

/** What every command gets beside its options. */
export interface Host {
  output: Output;
  surroundings: Surroundings;
  env: Record<string, string | undefined>;
}
