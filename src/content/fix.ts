import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { groupBy } from './model/group.ts';

/** A fix that was applied: the text that it replaced, and the new one. */
export interface AppliedFix {
  problem: Diagnostic;
  from: string;
  to: string;
}

/**
 * Applies the fixes that say exactly what to write, in files of the content. Replaces the underlined texts and nothing else. Leaves out
 * a fix whose text is no longer there, and one that overlaps another: the next run finds it again.
 */
export function applyFixes(
  problems: readonly Diagnostic[],
  { cwd, content }: Pick<Config, 'cwd' | 'content'>,
): AppliedFix[] {
  const exact = problems.filter(({ message }) => message.replacement !== undefined);
  return [...groupBy(exact, ({ place }) => resolve(cwd, place.file))].flatMap(([path, own]) =>
    path.startsWith(join(content.path, '/')) ? fixFile(path, own) : [],
  );
}

function fixFile(path: string, problems: readonly Diagnostic[]): AppliedFix[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const applied: AppliedFix[] = [];
  let next = { line: Number.POSITIVE_INFINITY, start: 0 };
  // From the end, so that the places before stay right.
  for (const problem of problems.toReversed()) {
    const { line = 0, column = 0, length = 0, sourceLine } = problem.place;
    const [start, end] = [column - 1, column - 1 + length];
    const text = lines[line - 1];
    const from = sourceLine?.slice(start, end);
    const isFree = line < next.line || end <= next.start;
    const to = problem.message.replacement;
    if (!isFree || text === undefined || from === undefined || to === undefined) continue;
    if (text.slice(start, end) !== from) continue;
    lines[line - 1] = text.slice(0, start) + to + text.slice(end);
    next = { line, start };
    applied.unshift({ problem, from, to });
  }
  if (applied.length > 0) writeFileSync(path, lines.join('\n'));
  return applied;
}
