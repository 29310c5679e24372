import { join } from 'node:path';
import { DefinitionError, IslandError } from '../define/definition-error.ts';
import type { SiteLocale } from '../define/locale.ts';
import type { Place, Report } from '../diagnostics/index.ts';
import type { Route } from '../routes/index.ts';
import { islandPlace, type Sources, thrownInSite } from './position.ts';
import { tracked, UntrackedRead } from './untracked.ts';

/** Why something of a page could not be made. */
export interface Failure {
  route: Pick<Route, 'id' | 'locale' | 'path' | 'file'>;
  /** What the error says, or what was read although it cannot be tracked. */
  detail: string;
  isUntracked: boolean;
  place: Place;
}

/** Makes something of a page, so that one whose template fails does not hide what is wrong with the others. */
export function attempt<T>(route: Route, sources: Sources, make: () => T): T | { failure: Failure } {
  try {
    return tracked(make, sources);
  } catch (error) {
    // It is the same for all pages.
    if (error instanceof DefinitionError) throw error;
    const isUntracked = error instanceof UntrackedRead;
    const detail = isUntracked ? error.read : wordsOf(error);
    const { id, locale, path, file } = route;
    return {
      failure: { route: { id, locale, path, file }, detail, isUntracked, place: placeOf(error, sources) },
    };
  }
}

/** Reports failures: those at the same place, in the same way, are one problem. */
export function reportFailures(
  failures: readonly Failure[],
  locales: readonly SiteLocale[],
  report: Report,
): void {
  const kinds = new Map<string, Failure[]>();
  for (const one of failures) {
    const key = JSON.stringify([one.place, one.detail]);
    const known = kinds.get(key);
    if (known) known.push(one);
    else kinds.set(key, [one]);
  }
  for (const [first, ...others] of kinds.values())
    if (first) reportFailure(first, { others: others.length, locales, report });
}

interface Failing {
  /** How many pages failed in the same way. */
  others: number;
  locales: readonly SiteLocale[];
  report: Report;
}

function reportFailure(
  { route, detail, isUntracked, place }: Failure,
  { others, locales, report }: Failing,
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

/** Where the site made the error; what React says of a component has no place of its own. */
function placeOf(error: unknown, sources: Sources): Place {
  const own =
    error instanceof IslandError ? islandPlace(error.island, sources) : thrownInSite(error, sources);
  return own ?? { file: sources.shown(join(sources.siteDir, 'templates/site.ts')) };
}

function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().replace(/\.$/, '');
}
