import type { Highlighter } from './highlight.ts';
import type { SearchItem } from './types.ts';

/** The lines that a result shows under its title. */
interface ShownLines {
  description: string;
  /** The name, keyword, category, or word of another language or of the rest of the text, that answers the query when no shown text does. */
  reason?: string;
}

/** What a result shows, so that a visitor sees why it is there: something in it, or in its title, is marked. */
export function linesOf(item: SearchItem, highlight: Highlighter): ShownLines {
  const { title, description, rest = '', names = [], keywords = [], category, foreign = [] } = item;
  const isMarked = (text: string) => highlight(text).length > 0;
  if (isMarked(title) || isMarked(description)) return { description };
  const reason = [...names, ...keywords, category, ...foreign, ...rest.split(' ')].find(isMarked);
  return reason === undefined ? { description } : { description, reason };
}
