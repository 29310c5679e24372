import { findHtml, withoutTags } from './html.ts';
import type { Piece } from './pieces.ts';

/** Letters that look like a mark which is not one: visitors would read them as they are. */
export interface Stray {
  kind: 'html' | 'link' | 'heading' | 'mark' | 'table';
  value: string;
  /** The line in the text, from 1. */
  line: number;
  /** How many characters are before it on that line. */
  start: number;
}

/** What each kind looks like. What one of them has found, the next ones do not look at. */
const patterns: readonly { kind: Stray['kind']; pattern: RegExp }[] = [
  { kind: 'table', pattern: /^\|.*\|\s*$|^[^\t]*\S\t+\S.*$/g },
  { kind: 'link', pattern: /\]\s?\(\S*|\bpage:[a-z]\S*|\[[^\]]+\](?:\[[^\]]*\])?(?!\s?\()/g },
  { kind: 'heading', pattern: /^(?:#{2,6}[^\s#]|#\p{L})\S*/gu },
  { kind: 'mark', pattern: /\*+|~~|`+|(?<![\p{L}\p{N}_])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}_])/gu },
];

/** Matches texts that may hold one of them. Nearly all hold none. */
const suspicious = /[|\t[\]#*~`_]|page:/;

/** Finds stray marks in the letters of a text. A mark that is twice in a block is one mistake, and so are the rows of a table. */
export function findStray(pieces: readonly Piece[]): Stray[] {
  const marks = new Set<string>();
  const others = pieces.flatMap((piece) =>
    strayIn(piece).filter(({ kind, value }) => {
      const name = `${piece.block} ${kind === 'table' ? kind : value}`;
      const isNew = !['mark', 'table'].includes(kind) || !marks.has(name);
      marks.add(name);
      return isNew;
    }),
  );
  return [...findHtml(pieces), ...others];
}

function strayIn({ text, line, start }: Piece): Stray[] {
  if (!suspicious.test(text)) return [];
  let rest = withoutTags(text);
  return patterns.flatMap(({ kind, pattern }) =>
    [...rest.matchAll(pattern)].map(({ 0: value, index }) => {
      rest = rest.slice(0, index) + ' '.repeat(value.length) + rest.slice(index + value.length);
      return { kind, value, line, start: start + index };
    }),
  );
}
