import { join } from 'node:path';
import { DefinitionError, IslandError } from '../define/definition-error.ts';
import type { SiteLocale } from '../define/locale.ts';
import type { Place, Report } from '../diagnostics/index.ts';
import type { Route } from '../routes/index.ts';
import { islandPlace } from './island-place.ts';
import { type Sources, thrownInSite } from './thrown-at.ts';
import { tracked, UntrackedRead } from './untracked.ts';

interface Failure {
  route: Route;
  error: unknown;
  /** What the error says. */
  detail: string;
  place: Place;
}

/** Makes pages one by one, so that one whose template fails does not hide what is wrong with the others. */
export interface Attempts {
  /** What a page is made into; undefined if that failed. */
  make<T>(route: Route, page: () => T): T[];
  /** Says which pages failed: those that failed at the same place, in the same way, are one problem. */
  conclude(report: Report, locales: readonly SiteLocale[]): void;
  /** The files of the pages that failed. */
  failed(): string[];
}

export function createAttempts(sources: Sources): Attempts {
  const failures: Failure[] = [];
  return {
    make(route, page) {
      try {
        return [tracked(page, sources)];
      } catch (error) {
        // It is the same for all pages.
        if (error instanceof DefinitionError) throw error;
        const place = placeOf(error, sources);
        failures.push({ route, error, detail: wordsOf(error), place });
        return [];
      }
    },
    conclude(report, locales) {
      const kinds = new Map<string, Failure[]>();
      for (const one of failures) {
        const key = JSON.stringify([one.place, one.detail]);
        const known = kinds.get(key);
        if (known) known.push(one);
        else kinds.set(key, [one]);
      }
      for (const [first, ...others] of kinds.values())
        if (first) reportFailure(first, { others: others.length, locales, report });
    },
    failed: () => failures.map(({ route }) => route.file),
  };
}

interface Failing {
  /** How many pages failed in the same way. */
  others: number;
  locales: readonly SiteLocale[];
  report: Report;
}

function reportFailure({ route, error, detail, place }: Failure, { others, locales, report }: Failing): void {
  if (error instanceof UntrackedRead) {
    report.error('untracked-read', place, { read: error.read });
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
