import type { Highlighter, TextRange } from './highlight.ts';
import type { SearchItem } from './types.ts';

/** The lines that a result shows under its title. */
interface ShownLines {
  /** The description, or the passage of the text that answers the query when nothing before it does. */
  description: string;
  /** The name, keyword, category or word of another language that answers the query when no text does. */
  reason?: string;
}

/** The longest passage, in characters. */
const longestPassage = 120;

/** How far from what is marked the passage may begin with a whole sentence, and with a whole word. */
const reach = { sentence: 60, word: 30 };

/** What a result shows, so that a visitor sees why it is there: something in it, or in its title, is marked. */
export function linesOf(item: SearchItem, highlight: Highlighter): ShownLines {
  const { title, description, rest = '', names = [], keywords = [], category, foreign = [] } = item;
  const isMarked = (text: string) => highlight(text).length > 0;
  if (isMarked(title) || isMarked(description)) return { description };
  const reason = [...names, ...keywords, category, ...foreign].find(isMarked);
  if (reason !== undefined) return { description, reason };
  const [mark] = highlight(rest);
  return { description: mark ? passageAround(rest, mark) : description };
}

/** A part of the rest of a text, cut between sentences or words, in which a marked part occurs. */
function passageAround(text: string, mark: TextRange): string {
  const start = startOfPassage(text, mark.start);
  if (text.length - start <= longestPassage) return `… ${text.slice(start)}`;
  const end = Math.max(mark.end, text.lastIndexOf(' ', start + longestPassage));
  return `… ${text.slice(start, end).replace(/[\s·]+$/, '')} …`;
}

function startOfPassage(text: string, mark: number): number {
  const sentence = /^.*[.?!·] /s.exec(text.slice(0, mark))?.[0].length ?? 0;
  if (mark - sentence <= reach.sentence) return sentence;
  return Math.min(mark, text.indexOf(' ', mark - reach.word) + 1);
}
