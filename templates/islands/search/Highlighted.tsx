import type { Highlighter } from '../../../src/client/search/index.ts';

interface HighlightedProps {
  text: string;
  highlight: Highlighter;
}

/** A text in which the parts that answer the query are marked. */
export function Highlighted({ text, highlight }: HighlightedProps) {
  const ranges = highlight(text);
  const parts = ranges.map(({ start, end }, n) => [
    text.slice(ranges[n - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return [...parts, text.slice(ranges.at(-1)?.end ?? 0)];
}
