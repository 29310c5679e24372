/** What an island that shows results needs. Pure: what loads an index is handed in. */
export { chooseByKey } from './choose.ts';
export { createHighlighter, type Highlighter } from './highlight.ts';
export type { Search, SearchAnswer } from './query.ts';
export type { SearchItem } from './types.ts';
export type { FoundWord } from './words.ts';
