import { problemsOfSite } from '../src/index.ts';
import { createChoices } from '../src/preparation.ts';
import type { Host } from './host.ts';
import { type ProblemOptions, printFailure } from './problems.ts';

/** How and where a command was run. */
type Situation = Pick<Host, 'output' | 'env'> & { toolDir: string; siteDir: string };

/**
 * Prints why a command ended, if that is a fault of the site; returns the exit code.
 *
 * @throws any other error
 */
export async function printUnusable(
  error: unknown,
  options: ProblemOptions,
  situation: Situation,
): Promise<number> {
  const { toolDir, siteDir } = situation;
  const report = await problemsOfSite(error, createChoices({}, { toolDir, siteDir, cwd: process.cwd() }));
  if (!report) throw error;
  return printFailure({ report }, options, situation);
}
