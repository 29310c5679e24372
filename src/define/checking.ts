import type { Document } from '../content/load/document.ts';
import type { Report } from '../diagnostics/index.ts';
import type { SiteLocale } from './locale.ts';
import type { BuildHost } from './operation.ts';

/** What the checks of a site look at. */
export interface Checking {
  /** Every file that could be parsed, as it was written. */
  documents: readonly Document[];
  /** Those that fit their schemas. */
  checked: readonly { document: Document; value: unknown }[];
  /** The addresses of the scripts in `media/scripts`. */
  scripts: ReadonlySet<string>;
  locales: readonly [SiteLocale, ...SiteLocale[]];
  /** The day of the build in UTC, as `2026-11-25`. */
  today: string;
  /** The host that builds the site in order to serve it, as far as it says so. */
  host?: BuildHost | undefined;
  report: Report;
}
