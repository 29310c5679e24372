import type { Checking } from '../../define/checking.ts';
import { given } from '../../define/given.ts';
import type { Site } from '../../define/site.ts';

/** Runs the custom checks of a site. */
export function runOwnChecks(
  which: 'checks' | 'doubts',
  site: Site,
  checking: Omit<Checking, 'locales'>,
): void {
  for (const check of site[which] ?? [])
    given(`Each of “${which}”`, check({ ...checking, locales: site.locales }), ['nothing']);
}
