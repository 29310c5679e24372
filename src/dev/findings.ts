import { existsSync } from 'node:fs';
import { createReport, type Diagnostic, toJson } from '../diagnostics/index.ts';
import { fileOf } from './problems.ts';

/** What is found while nothing changes: drawing, compressing and weighing, which a build does not wait for. */
interface Findings {
  /** Takes what is found now in the place of what was found before; says whether that is something else. */
  take(found: readonly Diagnostic[]): boolean;
  /** The problems of a build with what was found before it: whether that is still so is known only when it is looked for again. */
  among(problems: readonly Diagnostic[]): readonly Diagnostic[];
}

/**
 * Nothing has been found yet.
 *
 * @param cwd the folder to which the paths of problems are relative
 */
export function createFindings(cwd: string): Findings {
  let kept: readonly Diagnostic[] = [];
  /** Those that are in a file, and not in what was made. */
  let inFiles: ReadonlySet<Diagnostic> = new Set();
  const isThere = (one: Diagnostic) => existsSync(fileOf(one, cwd));
  return {
    take(found) {
      const isOther = textOf(found) !== textOf(kept);
      kept = found;
      inFiles = new Set(found.filter(isThere));
      return isOther;
    },
    among(problems) {
      const known = new Set(problems.map((one) => textOf([one])));
      const report = createReport();
      for (const one of problems) report.add(one);
      for (const one of kept) {
        // Nothing is wrong with a file that has gone; it may come back before anything is looked for again.
        const hasGone = inFiles.has(one) && !isThere(one);
        if (!hasGone && !known.has(textOf([one]))) report.add(one);
      }
      return report.sorted();
    },
  };
}

const textOf = (problems: readonly Diagnostic[]) => JSON.stringify(problems.map(toJson));
