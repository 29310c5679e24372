import type { AtRule, ChildNode, Root } from 'postcss';
import { importOf, lateImport } from './import-rule.ts';

/** A part of a sheet: `first` is the CSS outside `@layer late`, `late` the CSS inside it, and `whole` is both. */
export type SheetPart = 'first' | 'late' | 'whole';

/**
 * Cuts a part out of a sheet. The rest is replaced with spaces, so that lines and columns in errors of the bundler stay correct.
 * `@layer late` itself is removed, because it must not affect the order of layers.
 */
export function cut(text: string, root: Root, part: SheetPart): string {
  return root.nodes.reduce((left, node) => {
    const { start, end } = rangeOf(node);
    if (isLateBlock(node)) {
      if (part === 'first') return blanked(left, start, end);
      const [from = start, to = end] = contentRange(node);
      return blanked(blanked(left, start, from), to, end);
    }
    if (isImport(node)) return cutImport(left, node, part);
    return part === 'late' ? blanked(left, start, end) : left;
  }, text);
}

/** Returns the addresses of imports with `layer(late)`. */
export function lateImports(root: Root): string[] {
  return root.nodes
    .filter(isImport)
    .map(importOf)
    .flatMap(({ address, isLate }) => (isLate ? [address] : []));
}

/** Checks whether a rule is a block `@layer late { … }`. */
export function isLateBlock(node: ChildNode): node is AtRule {
  return (
    node.type === 'atrule' && node.name === 'layer' && node.params === 'late' && node.nodes !== undefined
  );
}

function isImport(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'import';
}

/** Keeps imports, because imported sheets are cut themselves. Late imports are removed from the first part. */
function cutImport(text: string, rule: AtRule, part: SheetPart): string {
  if (!importOf(rule).isLate) return text;
  const { start, end } = rangeOf(rule);
  if (part === 'first') return blanked(text, start, end);
  const { index, 0: words } = lateImport.exec(text.slice(start, end)) ?? { index: 0, 0: '' };
  return blanked(text, start + index, start + index + words.length);
}

/** Returns the start and end of a block's content; an empty list if it has none. */
function contentRange({ nodes = [] }: AtRule): number[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last ? [rangeOf(first).start, rangeOf(last).end] : [];
}

function rangeOf({ source }: ChildNode): { start: number; end: number } {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 };
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
