import markdownIt, { type Token } from 'markdown-it';

/** Letters of a Markdown text that are shown as they were written: no marks, no code, no addresses. */
export interface Piece {
  text: string;
  /** The line in the text, from 1. */
  line: number;
  /** How many characters are before them on that line. */
  start: number;
  /** Which paragraph, heading or cell they belong to. */
  block: number;
}

const parser = markdownIt({ html: false, linkify: false, typographer: false });
parser.validateLink = () => true;
parser.core.ruler.disable('text_join');

/** What becomes other letters: escapes, entities, and what the typographer of markdown-it replaces. */
const changing = /[\\&"'…]|\(\w{1,2}\)|\.\.|--|\+-|[?!]{2}|,,/;

/**
 * The letters of a text piece by piece, each on one line, with their exact places. The text is parsed for this once
 * more, without what makes typographic quotes and takes the backslashes away: only so can its letters be found again.
 *
 * @param tokens those of the text, which will do where nothing in it becomes other letters
 */
export function findPieces(source: string, tokens?: Token[]): Piece[] {
  const lines = source.split('\n');
  let row = 0;
  const written = tokens && !changing.test(source) ? tokens : parser.parse(source, {});
  return written.flatMap((token, block) => {
    row = token.map?.[0] ?? row;
    if (token.type !== 'inline') return [];
    const shown = { lines: lines.slice(row), content: token.content };
    return lettersOf(token, { content: token.content, at: 0 }).map(({ text, at }) => {
      const { line, start } = placeIn(shown, at);
      return { text, line: row + line, start, block };
    });
  });
}

/** The text between the marks of a block, and how far it has been read. */
interface Inner {
  content: string;
  at: number;
}

function lettersOf(token: Token, inner: Inner): { text: string; at: number }[] {
  return (token.children ?? []).flatMap((child) => {
    if (child.type === 'text') return [{ text: child.content, at: skipTo(inner, child.content) }];
    if (child.type === 'code_inline') skipTo(inner, child.content);
    const letters = child.type === 'image' ? lettersOf(child, inner) : [];
    if (child.type === 'image' || child.type === 'link_close') skipAddress(inner);
    return letters;
  });
}

/** Where a text is that comes next; reading goes on behind it. */
function skipTo(inner: Inner, text: string): number {
  const at = Math.max(inner.at, inner.content.indexOf(text, inner.at));
  inner.at = at + text.length;
  return at;
}

/** Reading goes on behind `](address)`, in which the words of the link may be again. */
function skipAddress(inner: Inner): void {
  const found = /\](?:\([^)]*\)|\[[^\]]*\])?/g;
  found.lastIndex = inner.at;
  if (found.exec(inner.content)) inner.at = found.lastIndex;
}

/** The content of a block has lost the indentation of its lines, and marks of lists and quotes before them. */
function placeIn({ lines, content }: { lines: string[]; content: string }, at: number) {
  const before = content.slice(0, at).split('\n');
  const [line, column] = [before.length, before.at(-1)?.length ?? 0];
  const shown = content.split('\n')[line - 1] ?? '';
  return { line, start: Math.max(0, lines[line - 1]?.indexOf(shown) ?? 0) + column };
}
