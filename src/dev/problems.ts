import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, frameOf, messageOf, placeText } from '../diagnostics/index.ts';
import type { ShownProblem } from './protocol.ts';

/** Codes of problems that are only warnings in `site dev`: exceeded budgets. */
const budgetCodes = new Set(['page-too-heavy', 'page-too-long', 'page-fonts']);

/** Turns exceeded budgets into warnings. */
export function relaxSeverity(diagnostic: Diagnostic): Diagnostic {
  return budgetCodes.has(diagnostic.code) ? { ...diagnostic, severity: 'warning' } : diagnostic;
}

/**
 * Converts a problem for the overlay.
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

/** Returns the file of a problem. It does not exist for problems of pages, whose place is an address. */
export function fileOf({ place }: Diagnostic, cwd: string): string {
  return resolve(cwd, place.file);
}
