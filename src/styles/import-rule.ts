import type { AtRule } from 'postcss';

/** An `@import`, as far as the cut needs it. */
interface ImportRule {
  /** What it names. */
  address: string;
  /** Whether all of the other sheet is late: `@import "…" layer(late)`. */
  isLate: boolean;
}

/** The words after the address of an import that make it late. */
export const lateImport = /\slayer\(\s*late\s*\)/;

/** Reads an `@import` rule. */
export function importOf({ params }: AtRule): ImportRule {
  const [, address = ''] = /^(?:url\()?["']?([^"')]*)/.exec(params) ?? [];
  return { address, isLate: lateImport.test(params) };
}
