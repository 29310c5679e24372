import type { AtRule } from 'postcss';

/** A parsed `@import` rule. */
interface ImportRule {
  address: string;
  /** True for `@import "…" layer(late)`, which makes the whole imported sheet late. */
  isLate: boolean;
}

/** Matches the layer that makes an import late. */
export const lateImport = /\slayer\(\s*late\s*\)/;

/** Parses an `@import` rule. */
export function importOf({ params }: AtRule): ImportRule {
  const [, address = ''] = /^(?:url\()?["']?([^"')]*)/.exec(params) ?? [];
  return { address, isLate: lateImport.test(params) };
}
