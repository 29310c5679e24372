import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../src/diagnostics/index.ts';

/** A place in a file, as text. */
export const lineOf = ({ place }: Diagnostic): string => `${place.file}:${place.line ?? ''}`;

/** The new name of a file, for a fix that renames it. */
const newName = ({ message }: Diagnostic): string | undefined =>
  /^Rename it to (\S+)\.$/.exec(message.fix)?.[1];

/** Checks that a fix says exactly what to do. */
export const isExact = (problem: Diagnostic): boolean =>
  problem.message.replacement !== undefined || newName(problem) !== undefined;

/** Does what the fixes say, to the letter. Those that leave something to people are left out. */
export function applyFixes(folder: string, problems: readonly Diagnostic[]): void {
  // From the end of each file, so that the places before stay right.
  for (const problem of problems.toReversed()) {
    const name = newName(problem);
    const path = join(folder, problem.place.file);
    if (name !== undefined) renameSync(path, join(dirname(path), name));
    else if (problem.message.replacement !== undefined) replaceAt(path, problem);
  }
}

function replaceAt(path: string, { place, message, code }: Diagnostic): void {
  const { line, column, length, sourceLine } = place;
  if (line === undefined || column === undefined || length === undefined)
    throw new Error(`The fix of ${code} has no place.`);
  const lines = readFileSync(path, 'utf8').split('\n');
  const [start, end] = [column - 1, column - 1 + length];
  const text = lines[line - 1] ?? '';
  if (text.slice(start, end) !== sourceLine?.slice(start, end))
    throw new Error(`The fix of ${code} is for another text.`);
  lines[line - 1] = text.slice(0, start) + message.replacement + text.slice(end);
  writeFileSync(path, lines.join('\n'));
}
