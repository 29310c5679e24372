import { setTimeout as sleep } from 'node:timers/promises';
import { type Diagnostic, placeText } from '../diagnostics/index.ts';
import { fileOf } from './problems.ts';

/** How long an editor may take to fail, in milliseconds: those that have a window of their own end only with it. */
const failingMs = 1000;

/**
 * Opens the place of a problem in an editor. What was posted only says which problem that is: no other file can be opened. The
 * problem may have moved since it was shown, and its file is still the one that is wanted.
 *
 * @param place as it was shown: `content/is/faq.yaml:12:3`
 * @returns why it could not be opened; undefined if it is open, as far as one can see
 */
export async function openInEditor(
  place: string,
  problems: readonly Diagnostic[],
  cwd: string,
): Promise<string | undefined> {
  const problem =
    problems.find((one) => placeText(one) === place) ??
    problems.find((one) => inFile(placeText(one)) === inFile(place));
  if (!problem) return 'There is no problem any more in this file.';
  const { line = 1, column = 1 } = problem.place;
  const { default: launch } = await import('launch-editor');
  // It says so in the terminal too.
  const failed = new Promise<string>((resolve) => {
    launch(`${fileOf(problem, cwd)}:${line}:${column}`, (_, why) => resolve(failureOf(why)));
  });
  return Promise.race([failed, sleep(failingMs, undefined)]);
}

const inFile = (place: string) => place.replace(/(?::\d+){0,2}$/, '');

const failureOf = (why: string | null) =>
  `No editor could be opened${why ? ` (${why.replace(/\.$/, '')})` : ''}: set EDITOR to yours, such as “code”, and start site dev again.`;
