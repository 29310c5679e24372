import { anyFix, type Cause, reasons, type Slip, slips } from './yaml-slips.ts';

/** How many lines the parser may have read on after a slip. */
const reach = 12;

/**
 * The most likely reason for which the parser stopped: one of the common slips at that line or above it, a wrong
 * indentation, a line without a key, or else what the parser says.
 *
 * @param stopped where the parser stopped, as an offset, and what it said
 */
export function findCause(text: string, stopped: { offset: number; reason: string }): Cause {
  const lines = text.split('\n');
  const last = text.slice(0, stopped.offset).split('\n').length - 1;
  return (
    slipAbove(lines, last) ??
    textAsItem(lines, last) ??
    wrongIndentation(lines, last) ??
    (/implicit key|expected ':' after/.test(stopped.reason) ? lineWithoutKey(lines, last) : undefined) ??
    inOtherWords(stopped)
  );
}

function slipAbove(lines: readonly string[], last: number): Cause | undefined {
  for (let line = last; line >= Math.max(0, last - reach); line -= 1) {
    if (isInBlockText(lines, line)) continue;
    for (const slip of slips) {
      const found = slipIn(lines, line, slip);
      if (found) return found;
    }
  }
  return undefined;
}

/** In a text of several lines (`|` or `>`) every letter is a letter. */
function isInBlockText(lines: readonly string[], line: number): boolean {
  let indentation = indentationOf(lines[line]);
  for (const above of lines.slice(0, line).toReversed()) {
    if (above.trim() === '' || indentationOf(above) >= indentation) continue;
    if (/(?:^|[ :])[|>][+-]?\d?[+-]?$/.test(above.trimEnd())) return true;
    indentation = indentationOf(above);
  }
  return false;
}

function indentationOf(line = ''): number {
  return line.length - line.replace(/^ +/, '').length;
}

function slipIn(lines: readonly string[], line: number, slip: Slip): Cause | undefined {
  const { pattern, detail, fix, needsQuotes } = slip;
  const groups = pattern.exec(lines[line] ?? '')?.slice(1);
  if (!groups) return undefined;
  const text = needsQuotes && textOnOneLine(lines, line);
  if (text)
    return { offset: offsetOf(lines, line, text.column), detail, fix: fix(groups), unquoted: text.text };
  return { offset: offsetOf(lines, line, groups[0]?.length ?? 0), detail, fix: fix(groups) };
}

/** Returns the text behind the key of a line if nothing of it is on the next line, and quotes can be put around it as it is. */
function textOnOneLine(lines: readonly string[], line: number): { text: string; column: number } | undefined {
  const [, before, text] = /^( *(?:- +)*[\w-]+: +)([^"\\]*\S)\s*$/.exec(lines[line] ?? '') ?? [];
  // What begins with # may be a remark.
  if (before === undefined || text === undefined || / #/.test(text)) return undefined;
  const next = lines.slice(line + 1).find((one) => one.trim() !== '');
  return indentationOf(next) > before.search(/[\w-]+: +$/) ? undefined : { text, column: before.length };
}

function offsetOf(lines: readonly string[], line: number, column: number): number {
  return lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;
}

const keyLine = /^( *(?:- +)*)([\w-]+):(?: |$)/;

/** An item of a list that is a text has no keys: `- text` with a key below the text is meant to be `- key: text`. */
function textAsItem(lines: readonly string[], last: number): Cause | undefined {
  const item = lines.slice(0, last).findLastIndex((line) => line.trim() !== '');
  const [, hyphen = '', text] = /^( *- +)(?!["'[{|>&*!#])([^:#]*[^\s:#])\s*$/.exec(lines[item] ?? '') ?? [];
  const [, indentation] = keyLine.exec(lines[last] ?? '') ?? [];
  if (text === undefined || indentation?.length !== hyphen.length) return undefined;
  const like = itemsAround(lines, item).find((line) => keyLine.exec(line)?.[1] === hyphen);
  const name = keyLine.exec(like ?? '')?.[2];
  return {
    offset: offsetOf(lines, item, hyphen.length),
    detail: `“${text}” is a text, below which no key can stand`,
    fix:
      name === undefined ? `Write a key before it, as in “- key: ${text}”.` : `Write “- ${name}: ${text}”.`,
  };
}

/** The lines of the list that an item is in, the nearest above it first, then those below it. */
function itemsAround(lines: readonly string[], item: number): string[] {
  const least = indentationOf(lines[item]);
  const ofList = (some: readonly string[]) => {
    const end = some.findIndex((line) => line.trim() !== '' && indentationOf(line) < least);
    return some.slice(0, end < 0 ? undefined : end);
  };
  return [...ofList(lines.slice(0, item).toReversed()), ...ofList(lines.slice(item + 1))];
}

/** A key must begin below a key above it that is still open. */
function wrongIndentation(lines: readonly string[], last: number): Cause | undefined {
  const [, indentation = '', name] = keyLine.exec(lines[last] ?? '') ?? [];
  if (name === undefined || indentation.includes('-')) return undefined;
  const open = openKeys(lines.slice(0, last));
  if (open.length === 0 || open.some(({ column }) => column === indentation.length)) return undefined;
  const [nearest] = open.toSorted(
    (a, b) => Math.abs(a.column - indentation.length) - Math.abs(b.column - indentation.length),
  );
  if (!nearest) return undefined;
  return {
    offset: offsetOf(lines, last, indentation.length),
    detail: `“${name}” is not aligned with another key`,
    fix: `Write ${spaces(nearest.column)} before it, so that it lines up with “${nearest.name}”.`,
  };
}

function spaces(count: number): string {
  return count === 0 ? 'no spaces' : `${count} space${count === 1 ? '' : 's'}`;
}

/** The keys above a line to whose maps it could belong, and where each begins; the nearest first. */
function openKeys(above: readonly string[]): { name: string; column: number }[] {
  let least = Number.POSITIVE_INFINITY;
  return above.toReversed().flatMap((line) => {
    const [, indentation = '', name] = keyLine.exec(line) ?? [];
    if (name === undefined || indentation.length >= least) return [];
    // Behind the hyphen of an item nothing of the lines above is on the same level but its own list.
    least = indentation.search(/-|$/);
    return [{ name, column: indentation.length }];
  });
}

function lineWithoutKey(lines: readonly string[], last: number): Cause | undefined {
  for (let line = Math.min(last, lines.length - 1); line >= 0; line -= 1) {
    const text = lines[line] ?? '';
    if (text.trim() === '' || text.includes(':')) continue;
    return {
      offset: offsetOf(lines, line, text.length - text.trimStart().length),
      detail: 'this line has no key',
      fix: 'Write a key and a colon before the text; text that continues is indented further than its key.',
    };
  }
  return undefined;
}

function inOtherWords({ offset, reason }: { offset: number; reason: string }): Cause {
  const known = reasons.find((one) => reason.startsWith(one.reason));
  return { offset, detail: known?.detail ?? reason, fix: known?.fix ?? anyFix };
}
