import { join } from 'node:path';
import { DefinitionError, IslandError } from '../../define/definition-error.ts';
import type { SiteLocale } from '../../define/locale.ts';
import type { Place, Report } from '../../diagnostics/index.ts';
import type { Route } from '../../routes/index.ts';
import { islandPlace, type SourceFolders, thrownInSite } from './position.ts';
import { runTracked, UntrackedRead } from './untracked.ts';

/** The reason why a page, or part of one, could not be rendered. */
export interface PageFailure {
  route: Pick<Route, 'id' | 'locale' | 'path' | 'file'>;
  /** The message of the error, or the name of the untracked read. */
  detail: string;
  isUntracked: boolean;
  place: Place;
}

/** Renders part of a page and catches errors, so that one failing template does not hide the problems of other pages. */
export function attempt<T>(
  route: Route,
  folders: SourceFolders,
  make: () => T,
): T | { failure: PageFailure } {
  try {
    return runTracked(make, folders);
  } catch (error) {
    // An invalid definition would fail on every page.
    if (error instanceof DefinitionError) throw error;
    const isUntracked = error instanceof UntrackedRead;
    const detail = isUntracked ? error.read : messageOf(error);
    const { id, locale, path, file } = route;
    return {
      failure: { route: { id, locale, path, file }, detail, isUntracked, place: placeOf(error, folders) },
    };
  }
}

/** Reports failures. Equal failures at the same place are one problem. */
export function reportFailures(
  failures: readonly PageFailure[],
  locales: readonly SiteLocale[],
  report: Report,
): void {
  const groups = new Map<string, PageFailure[]>();
  for (const one of failures) {
    const key = JSON.stringify([one.place, one.detail]);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  for (const [first, ...others] of groups.values())
    if (first) reportFailure(first, { others: others.length, locales, report });
}

interface FailureReport {
  /** The number of other pages that failed in the same way. */
  others: number;
  locales: readonly SiteLocale[];
  report: Report;
}

function reportFailure(
  { route, detail, isUntracked, place }: PageFailure,
  { others, locales, report }: FailureReport,
): void {
  if (isUntracked) {
    report.error('untracked-read', place, { read: detail });
    return;
  }
  const { id, locale, path } = route;
  const language = locales.find((one) => one.id === locale)?.name;
  const page = `the page “${id}” (${language}, ${path})`;
  report.error('template-failed', place, { page, others, detail });
}

/** Finds the place of an error in the site's code. Errors of React name no place of their own. */
function placeOf(error: unknown, folders: SourceFolders): Place {
  const own =
    error instanceof IslandError ? islandPlace(error.island, folders) : thrownInSite(error, folders);
  return own ?? { file: folders.shown(join(folders.siteDir, 'templates/site.ts')) };
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().replace(/\.$/, '');
}
