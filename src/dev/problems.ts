import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, frameOf, messageOf, placeText } from '../diagnostics/index.ts';
import type { ShownProblem } from './protocol.ts';

/** Pages past their budgets are warnings while someone works on them. */
const tolerated = new Set(['page-too-heavy', 'page-too-long', 'page-fonts']);

/** The same problem with the weight that it has while someone works on the site. */
export function whileWorking(diagnostic: Diagnostic): Diagnostic {
  return tolerated.has(diagnostic.code) ? { ...diagnostic, severity: 'warning' } : diagnostic;
}

/**
 * A problem as the browser shows it.
 *
 * @param cwd the folder to which its path is relative
 */
export function shownProblem(diagnostic: Diagnostic, cwd: string): ShownProblem {
  const { severity, code } = diagnostic;
  return {
    ...{ severity, code, ...messageOf(diagnostic) },
    place: placeText(diagnostic),
    frame: frameOf(diagnostic),
    isFile: existsSync(fileOf(diagnostic, cwd)),
  };
}

/** The file that a problem is in; pages have addresses, and are in none. */
export function fileOf({ place }: Diagnostic, cwd: string): string {
  return resolve(cwd, place.file);
}
