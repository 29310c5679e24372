import type { Token } from 'markdown-it';

/** The kinds of blocks by the tokens with which they begin. */
const kinds = {
  paragraph_open: 'paragraph',
  bullet_list_open: 'list',
  ordered_list_open: 'list',
  list_item_open: 'item',
  table_open: 'table',
  tr_open: 'row',
  blockquote_open: 'quotation',
  fence: 'code',
  code_block: 'code',
  hr: 'rule',
} as const;

type BlockKind = (typeof kinds)[keyof typeof kinds];

/** A part of a text, such as a paragraph or an item of a list. */
export interface Block {
  kind: BlockKind;
  /** Its first line in the text, from 1, and its last. */
  lines: readonly [first: number, last: number];
  /** The parts that it consists of. */
  blocks: readonly Block[];
}

/** Finds the blocks of a text but its headings. */
export function findBlocks(tokens: readonly Token[]): Block[] {
  const all: Block[] = [];
  const open: Block[][] = [all];
  for (const { type, nesting, map } of tokens) {
    if (type.replace(/_close$/, '_open') in kinds && nesting < 0) open.pop();
    if (!(type in kinds)) continue;
    const [start, end] = map ?? [0, 0];
    const blocks: Block[] = [];
    open.at(-1)?.push({ kind: kinds[type as keyof typeof kinds], lines: [start + 1, end], blocks });
    if (nesting > 0) open.push(blocks);
  }
  return all;
}
