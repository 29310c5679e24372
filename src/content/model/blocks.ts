import type { Markdown } from '../load/markdown.ts';
import type { Piece } from '../load/pieces.ts';
import { groupBy } from './group.ts';

/** The letters of each paragraph, heading or cell of a text. */
export function blocksOf(body: Markdown | null): Iterable<Piece[]> {
  return groupBy(body?.pieces ?? [], ({ block }) => block).values();
}
