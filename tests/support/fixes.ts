import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyFixes as applyExact } from '../../src/content/fix.ts';
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
  const wanted = problems.filter(({ message }) => message.replacement !== undefined);
  const applied = applyExact(problems, {
    cwd: folder,
    content: { path: join(folder, 'content'), shown: 'content' },
  });
  if (applied.length < wanted.length)
    throw new Error(`Only ${applied.length} of ${wanted.length} fixes could be applied.`);
  for (const problem of problems) {
    const name = newName(problem);
    const path = join(folder, problem.place.file);
    if (name !== undefined) renameSync(path, join(dirname(path), name));
  }
}
