import type { AtRule } from 'postcss';

/** An `@import`, as far as the cut needs it. */
interface ImportRule {
  /** What it names. */
  address: string;
  /** Whether all of the other sheet is late: `@import "…" layer(late)`. */
  isLate: boolean;
}

/** The words that make an import late, as they are behind its address. */
export const lateImport = /\slayer\(\s*late\s*\)/;

/** Reads an `@import` rule. */
export function importOf({ params }: AtRule): ImportRule {
  const [, address = ''] = /^(?:url\()?["']?([^"')]*)/.exec(params) ?? [];
  return { address, isLate: lateImport.test(params) };
}
