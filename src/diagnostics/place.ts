/** A place in a file of the content. Lines and columns count from 1; columns count UTF-16 units, as editors do. */
export interface Place {
  /** The file's path as the person who runs the command would write it. */
  file: string;
  line?: number;
  column?: number;
  /** How many characters the caret underlines. */
  length?: number;
  /** The whole line, for showing. */
  sourceLine?: string;
}

/**
 * The place of a range of characters in a text.
 *
 * @param file the path to show
 * @param text the whole text
 * @param range start and end offset; an end on a later line is cut to the first
 */
export function placeAt(file: string, text: string, range: { start: number; end: number }): Place {
  const lineStart = text.slice(0, range.start).lastIndexOf('\n') + 1;
  const newline = text.indexOf('\n', range.start);
  const lineEnd = newline === -1 ? text.length : newline;
  return {
    file,
    line: countLines(text, lineStart),
    column: range.start - lineStart + 1,
    length: Math.max(1, Math.min(range.end, lineEnd) - range.start),
    sourceLine: text.slice(lineStart, lineEnd),
  };
}

/** The place of a whole line, without its indentation. */
export function placeOfLine(file: string, text: string, line: number): Place {
  const sourceLine = text.split('\n')[line - 1] ?? '';
  const indent = sourceLine.length - sourceLine.trimStart().length;
  return { file, line, column: indent + 1, length: Math.max(1, sourceLine.trim().length), sourceLine };
}

function countLines(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
