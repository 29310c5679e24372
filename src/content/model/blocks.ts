import type { Markdown } from '../load/markdown.ts';
import type { Piece } from '../load/pieces.ts';
import { groupBy } from './group.ts';

/** Groups the text pieces of a body by paragraph, heading or table cell. */
export function blocksOf(body: Markdown | null): Iterable<Piece[]> {
  return groupBy(body?.pieces ?? [], ({ block }) => block).values();
}
