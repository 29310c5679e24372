/** What the browser and the server of `site dev` say to each other; types only, because both import it. */

import type { Frame } from '../diagnostics/index.ts';

/** A problem as the browser shows it. */
export interface ShownProblem {
  severity: 'error' | 'warning';
  code: string;
  /** `content/is/faq.yaml:12:3`. */
  place: string;
  what: string;
  why: string;
  fix: string;
  frame: Frame | undefined;
  /** Whether the place can be opened in an editor. */
  isFile: boolean;
}

/** How the site is at a moment. */
export interface DevState {
  /** Counts the versions of the site that can be seen; 0 while there is none. */
  release: number;
  problems: readonly ShownProblem[];
  /** The number of problems that are not sent, because nobody could read as many. */
  hidden: number;
  /** Where pages have gone whose address the last change has changed. */
  moved: Readonly<Record<string, string>>;
}
