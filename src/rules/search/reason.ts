import type { Highlighter, TextRange } from './highlight.ts';
import type { SearchItem } from './types.ts';

/** The lines that a result shows under its title. */
export interface ShownLines {
  /** The description, or the passage of the text that answers the query when nothing before it does. */
  description: string;
  /** The name, keyword or category that answers the query when no text does. */
  reason?: string;
}

/** The longest passage, in characters, and how much of it stands before what is marked. */
const longestPassage = 120;
const before = 30;

/** What a result shows, so that a visitor sees why it is there: something in it, or in its title, is marked. */
export function linesOf(item: SearchItem, highlight: Highlighter): ShownLines {
  const { title, description, rest = '', names = [], keywords = [], category } = item;
  const isMarked = (text: string) => highlight(text).length > 0;
  if (isMarked(title) || isMarked(description)) return { description };
  const reason = [...names, ...keywords, category].find(isMarked);
  if (reason !== undefined) return { description, reason };
  const [mark] = highlight(rest);
  return { description: mark ? passageAround(rest, mark) : description };
}

/** A part of a text, cut between words, in which a marked part stands. */
function passageAround(text: string, mark: TextRange): string {
  const from = mark.start <= before ? 0 : nextWord(text, mark.start - before);
  const start = Math.min(from, mark.start);
  if (text.length - start <= longestPassage) return `${ellipsisBefore(start)}${text.slice(start)}`;
  const end = Math.max(mark.end, text.lastIndexOf(' ', start + longestPassage));
  return `${ellipsisBefore(start)}${text.slice(start, end)} …`;
}

function nextWord(text: string, from: number): number {
  return text.indexOf(' ', from) + 1;
}

function ellipsisBefore(start: number): string {
  return start > 0 ? '… ' : '';
}
