import { resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Diagnostic, type Place, placeText } from '../diagnostics/index.ts';

/** Time for an editor to fail, in milliseconds. The process of some editors runs as long as their window is open. */
const failureTimeoutMs = 1000;

/** Opens a place in an editor. Returns why it could not be opened; undefined on success. */
export async function openPlace(
  { file, line = 1, column = 1 }: Place,
  cwd: string,
): Promise<string | undefined> {
  const { default: launch } = await import('launch-editor');
  // launch-editor also prints the failure in the terminal.
  const failed = new Promise<string>((resolve) => {
    launch(`${resolvePath(cwd, file)}:${line}:${column}`, (_, why) => resolve(failureOf(why)));
  });
  return Promise.race([failed, sleep(failureTimeoutMs, undefined)]);
}

/**
 * Opens the place of a problem in an editor. The posted place only selects a problem, so no other file can be opened. If the problem
 * has moved since, any problem in the same file matches.
 *
 * @param place as the overlay shows it: `content/is/faq.yaml:12:3`
 * @returns why it could not be opened; undefined on success
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
  return openPlace(problem.place, cwd);
}

const inFile = (place: string) => place.replace(/(?::\d+){0,2}$/, '');

const failureOf = (why: string | null) =>
  `No editor could be opened${why ? ` (${why.replace(/\.$/, '')})` : ''}: set EDITOR to yours, such as “code”, and start site dev again.`;
