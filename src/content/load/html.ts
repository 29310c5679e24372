import type { Piece } from './pieces.ts';

const tag = /<[/?]?[a-z!][^>]*>?/gi;
const link = /<a\b[^>]*>.*?<\/a\s*>/gi;

const blank = (found: string) => ' '.repeat(found.length);

/** A text with spaces in place of its tags: what they hold is no writing. */
export const withoutTags = (text: string): string => (text.includes('<') ? text.replace(tag, blank) : text);

/** A text with spaces in place of its tags and links of HTML. */
export const withoutLinks = (text: string): string => withoutTags(text.replace(link, blank));

/** HTML as it was typed. */
interface Html {
  kind: 'html';
  value: string;
  /** The line in the text, from 1. */
  line: number;
  /** How many characters are before it on that line. */
  start: number;
}

interface Tag extends Html {
  piece: Piece;
  /** The element's name; empty for comments and programs. */
  name: string;
  isEnd: boolean;
}

/** Finds HTML in the letters of a text, and tells an element once: from tag to tag if they are on one line, without what is in it. */
export function findHtml(pieces: readonly Piece[]): Html[] {
  const tags = pieces.flatMap(tagsIn);
  const lastEnds = new Map(tags.flatMap(({ name, isEnd }, at) => (isEnd ? [[name, at] as const] : [])));
  const found: Tag[] = [];
  const open: Tag[] = [];
  for (const [at, one] of tags.entries()) {
    const start = one.isEnd ? open.findLastIndex(({ name }) => name === one.name) : -1;
    if (start >= 0) {
      const [first] = open.splice(start);
      if (first?.piece === one.piece)
        first.value = one.piece.text.slice(first.start - one.piece.start, endOf(one) - one.piece.start);
      continue;
    }
    if (!open.some(({ piece }) => piece.block === one.piece.block)) found.push(one);
    if (!one.isEnd && (lastEnds.get(one.name) ?? -1) > at) open.push(one);
  }
  return found.map(({ kind, value, line, start }) => ({ kind, value, line, start }));
}

const endOf = ({ start, value }: Html) => start + value.length;

function tagsIn(piece: Piece): Tag[] {
  if (!piece.text.includes('<')) return [];
  return [...piece.text.matchAll(tag)].map(({ 0: value, index }) => {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(value) ?? [];
    const place = { line: piece.line, start: piece.start + index };
    return { kind: 'html', value, ...place, piece, name: name.toLowerCase(), isEnd: slash !== '' };
  });
}
