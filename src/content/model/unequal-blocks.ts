import type { Report } from '../../diagnostics/index.ts';
import type { Block } from '../load/blocks.ts';
import type { Document } from '../load/document.ts';
import { findLonely, wordsIn } from './align.ts';
import { groupBy } from './group.ts';

/** The blocks of a text in one language. */
interface Side {
  document: Document;
  blocks: readonly Block[];
}

/**
 * Warns of paragraphs, lists, tables and parts of them that another language lacks under the same heading.
 */
export function warnOfUnequalBlocks(one: Document, other: Document, report: Report): void {
  const sections = ({ body }: Document) => {
    const headings = body?.headings ?? [];
    return groupBy(body?.blocks ?? [], ({ lines }) => headings.filter(({ line }) => line <= lines[0]).length);
  };
  for (const [ours, theirs] of pairsOf(sections(one), sections(other)))
    compareBlocks({ document: one, blocks: ours }, { document: other, blocks: theirs }, report);
}

/** Compares the blocks of each kind separately, because a translation may order the kinds differently. */
function compareBlocks(one: Side, other: Side, report: Report): void {
  const kinds = ({ blocks }: Side) => groupBy(blocks, ({ kind }) => kind);
  for (const [ours, theirs] of pairsOf(kinds(one), kinds(other))) {
    const sides = [
      { ...one, blocks: ours },
      { ...other, blocks: theirs },
    ] as const;
    if (ours.length > theirs.length) warnOfLonely(...sides, report);
    else if (ours.length < theirs.length) warnOfLonely(sides[1], sides[0], report);
    else
      for (const [at, { blocks }] of ours.entries())
        compareBlocks({ ...one, blocks }, { ...other, blocks: theirs[at]?.blocks ?? [] }, report);
  }
}

/** Pairs the groups of two languages by key. One of a pair may be empty. */
function pairsOf<K>(ours: ReadonlyMap<K, Block[]>, theirs: ReadonlyMap<K, Block[]>) {
  const keys = new Set([...ours.keys(), ...theirs.keys()]);
  return [...keys].map((key) => [ours.get(key) ?? [], theirs.get(key) ?? []] as const);
}

function warnOfLonely(longer: Side, shorter: Side, report: Report): void {
  const [ours, theirs] = [outlinesOf(longer), outlinesOf(shorter)];
  for (const at of findLonely(ours, theirs)) {
    const block = longer.blocks[at];
    if (!block) continue;
    report.warning('unequal-blocks', longer.document.locateLine(block.lines[0]), {
      ...{ kind: block.kind, other: shorter.document.file },
      ...{ count: ours.length, otherCount: theirs.length },
    });
  }
}

function outlinesOf({ document, blocks }: Side) {
  const lines = document.body?.source.split('\n') ?? [];
  return blocks.map(({ kind, lines: [first, last] }) => {
    const text = lines
      .slice(first - 1, last)
      .join('\n')
      .trim();
    return { form: kind, lengths: [text.length], words: wordsIn([text]) };
  });
}
