import type { Piece } from './pieces.ts';

/** Letters that look like a mark which is not one: visitors would read them as they are. */
export interface Stray {
  kind: 'html' | 'link' | 'heading' | 'mark';
  value: string;
  /** The line in the text, from 1. */
  line: number;
  /** How many characters are before it on that line. */
  start: number;
}

/** What each kind looks like. What one of them has found, the next ones do not look at. */
const patterns: readonly { kind: Stray['kind']; pattern: RegExp }[] = [
  { kind: 'html', pattern: /<[/?]?[a-z!][^>]*>?/gi },
  { kind: 'link', pattern: /\]\s?\(\S*|\bpage:[a-z]\S*|\[[^\]]+\](?:\[[^\]]*\])?(?!\s?\()/g },
  { kind: 'heading', pattern: /^(?:#{2,6}[^\s#]|#\p{L})\S*/gu },
  { kind: 'mark', pattern: /\*+|~~|`+|(?<![\p{L}\p{N}_])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}_])/gu },
];

/** Finds stray marks in the letters of a text. A mark that is twice in a block is one mistake: it has two ends. */
export function findStray(pieces: readonly Piece[]): Stray[] {
  const marks = new Set<string>();
  return pieces.flatMap((piece) =>
    strayIn(piece).filter(({ kind, value }) => {
      const name = `${piece.block} ${value}`;
      const isNew = kind !== 'mark' || !marks.has(name);
      marks.add(name);
      return isNew;
    }),
  );
}

function strayIn({ text, line, start }: Piece): Stray[] {
  let rest = text;
  return patterns.flatMap(({ kind, pattern }) =>
    [...rest.matchAll(pattern)].map(({ 0: value, index }) => {
      rest = rest.slice(0, index) + ' '.repeat(value.length) + rest.slice(index + value.length);
      return { kind, value, line, start: start + index };
    }),
  );
}
