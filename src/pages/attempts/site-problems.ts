import { join } from 'node:path';
import { isBuildFailure, reportBundleErrors } from '../../assets/bundle/esbuild.ts';
import { UnwritableError } from '../../cache/whole-file.ts';
import { DefinitionError } from '../../define/definition-error.ts';
import { createReport, type Report } from '../../diagnostics/index.ts';
import { type SourceFolders, thrownInSite, writtenPlace } from './position.ts';
import { UntrackedRead } from './untracked.ts';

/** An error that the site's code threw while it was loaded. */
export class LoadFailure extends Error {}

/** Awaits work that needs the site's code. Reports errors of the site and then returns undefined. */
export async function reportSiteErrors<T>(
  running: Promise<T>,
  folders: SourceFolders,
  report: Report,
): Promise<T | undefined> {
  try {
    const result = running.then((value) => ({ value, warnings: [] }));
    return (await reportBundleErrors(result, { ...folders, report }))?.value;
  } catch (error) {
    reportThrown(error, folders, report);
    return undefined;
  }
}

/** Returns the problems behind an error that ended a command; undefined if the error is not the site's fault. */
export async function problemsOfSite(error: unknown, folders: SourceFolders): Promise<Report | undefined> {
  const isKnown = [LoadFailure, DefinitionError, UnwritableError].some((kind) => error instanceof kind);
  if (!isKnown && !isBuildFailure(error) && !thrownInSite(error, folders)) return undefined;
  const report = createReport();
  const thrown = error instanceof LoadFailure ? error.cause : error;
  await reportSiteErrors(Promise.reject(thrown), folders, report);
  return report;
}

/** Reports an error that the site's code threw, such as an invalid definition. */
export function reportThrown(error: unknown, folders: SourceFolders, report: Report): void {
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  if (error instanceof UnwritableError) {
    report.error('cache-unwritable', { file: folders.shown(join(folders.siteDir, '.cache')) }, { detail });
    return;
  }
  const definition = { file: folders.shown(join(folders.siteDir, 'templates/site.ts')) };
  const written = error instanceof DefinitionError ? error.written : undefined;
  const place = (written && writtenPlace(written, folders)) ?? thrownInSite(error, folders) ?? definition;
  if (error instanceof UntrackedRead) report.error('untracked-read', place, { read: error.read });
  else report.error('site-unusable', place, { detail });
}
