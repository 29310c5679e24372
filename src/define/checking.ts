import type { Document } from '../content/load/document.ts';
import type { Report } from '../diagnostics/index.ts';
import type { SiteLocale } from './locale.ts';
import type { BuildHost } from './operation.ts';

/** The inputs of a site's own checks. */
export interface Checking {
  /** Every file that could be parsed, as written. */
  documents: readonly Document[];
  /** The documents that fit their schemas, with their values. */
  checked: readonly { document: Document; value: unknown }[];
  /** The URLs of the scripts in `media/scripts`. */
  scripts: ReadonlySet<string>;
  locales: readonly [SiteLocale, ...SiteLocale[]];
  /** The date of the build in UTC, such as `2026-11-25`. */
  today: string;
  /** The hosting service that runs the build, if it can be detected. */
  host?: BuildHost | undefined;
  report: Report;
}
