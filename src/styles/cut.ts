import type { AtRule, ChildNode, Root } from 'postcss';
import { importOf, lateImport } from './import-rule.ts';

/**
 * A part of a sheet: `first` is what is outside `@layer late`, `late` what is inside it, and `whole` both, for
 * the late styles of pages that do not show the component at first.
 */
export type Part = 'first' | 'late' | 'whole';

/**
 * A part of a sheet. What is cut out is replaced with blanks, so that everything keeps its line and column and problems that
 * the bundler finds can be shown where they are. `@layer late` itself disappears: it says when styles are needed, and orders
 * nothing.
 */
export function cut(text: string, root: Root, part: Part): string {
  return root.nodes.reduce((left, node) => {
    const { start, end } = placeOf(node);
    if (isLateBlock(node)) {
      if (part === 'first') return blanked(left, start, end);
      const [from = start, to = end] = insideOf(node);
      return blanked(blanked(left, start, from), to, end);
    }
    if (isImport(node)) return cutImport(left, node, part);
    return part === 'late' ? blanked(left, start, end) : left;
  }, text);
}

/** The addresses of the sheets that are late as a whole because their import says so. */
export function lateImports(root: Root): string[] {
  return root.nodes
    .filter(isImport)
    .map(importOf)
    .flatMap(({ address, isLate }) => (isLate ? [address] : []));
}

/** Whether a rule is a block `@layer late { … }`. */
export function isLateBlock(node: ChildNode): node is AtRule {
  return (
    node.type === 'atrule' && node.name === 'layer' && node.params === 'late' && node.nodes !== undefined
  );
}

function isImport(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'import';
}

/** Parts of other sheets are cut themselves, so their imports stay; one of a late sheet is not part of the first styles. */
function cutImport(text: string, rule: AtRule, part: Part): string {
  if (!importOf(rule).isLate) return text;
  const { start, end } = placeOf(rule);
  if (part === 'first') return blanked(text, start, end);
  const { index, 0: words } = lateImport.exec(text.slice(start, end)) ?? { index: 0, 0: '' };
  return blanked(text, start + index, start + index + words.length);
}

/** Where the content of a block begins and ends; empty if it has none. */
function insideOf({ nodes = [] }: AtRule): number[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last ? [placeOf(first).start, placeOf(last).end] : [];
}

function placeOf({ source }: ChildNode): { start: number; end: number } {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 };
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
