/** The messages from the server of `site dev` to the browser. Types only, because both import it. */

import type { Frame, MessageLanguage } from '../diagnostics/index.ts';

/** A problem in the overlay. */
export interface ShownProblem {
  severity: 'error' | 'warning';
  code: string;
  /** Such as `content/is/faq.yaml:12:3`. */
  place: string;
  what: string;
  why: string;
  fix: string;
  frame: Frame | undefined;
  /** True if the place can be opened in an editor. */
  isFile: boolean;
}

/** The language of the overlay. */
export type DevLanguage = MessageLanguage;

/** The state of the site. */
export interface DevState {
  /** The language of the problems. */
  language: DevLanguage;
  /** The number of the served version; 0 if there is none yet. */
  release: number;
  problems: readonly ShownProblem[];
  /** The number of further problems that are not sent. */
  hidden: number;
  /** New addresses of pages that the last change moved, by old address. */
  moved: Readonly<Record<string, string>>;
}
