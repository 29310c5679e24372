import { join } from 'node:path';
import { thrownInSite } from './attempts/position.ts';
import { UntrackedRead } from './attempts/untracked.ts';
import { isBuildFailure, unlessFailed } from './bundle/esbuild.ts';
import { UnwritableError } from './cache/whole-file.ts';
import type { Config } from './config.ts';
import { DefinitionError } from './define/definition-error.ts';
import { createReport, type Report } from './diagnostics/index.ts';

/** Where the site and the tool are, and how their paths are shown. */
type Places = Pick<Config, 'siteDir' | 'toolDir' | 'shown'>;

/** What a site threw while it was loaded. */
export class LoadFailure extends Error {}

/** Waits for something that a site is needed for; undefined if the site cannot be used, which is reported. */
export async function unlessUnusable<T>(
  running: Promise<T>,
  places: Places,
  report: Report,
): Promise<T | undefined> {
  try {
    const found = running.then((value) => ({ value, warnings: [] }));
    return (await unlessFailed(found, { ...places, report }))?.value;
  } catch (error) {
    reportThrown(error, places, report);
    return undefined;
  }
}

/** What is to be said of an error that ended a command; undefined if it is no fault of the site. */
export async function problemsOfSite(error: unknown, places: Places): Promise<Report | undefined> {
  const isKnown = [LoadFailure, DefinitionError, UnwritableError].some((kind) => error instanceof kind);
  if (!isKnown && !isBuildFailure(error) && !thrownInSite(error, places)) return undefined;
  const report = createReport();
  const thrown = error instanceof LoadFailure ? error.cause : error;
  await unlessUnusable(Promise.reject(thrown), places, report);
  return report;
}

/** Reports what a site threw while it was loaded, such as a definition that contradicts itself, or why it could not be. */
export function reportThrown(error: unknown, places: Places, report: Report): void {
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  if (error instanceof UnwritableError) {
    report.error('cache-unwritable', { file: places.shown(join(places.siteDir, '.cache')) }, { detail });
    return;
  }
  const definition = { file: places.shown(join(places.siteDir, 'templates/site.ts')) };
  const place = thrownInSite(error, places) ?? definition;
  if (error instanceof UntrackedRead) report.error('untracked-read', place, { read: error.read });
  else report.error('site-unusable', place, { detail });
}
