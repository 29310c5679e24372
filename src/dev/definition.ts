import { join } from 'node:path';
import { thrownAt } from '../attempts/thrown-at.ts';
import { UnwritableError } from '../cache/unwritable.ts';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';

/** Reports what a site threw while it was loaded, such as a definition that contradicts itself, or why it could not be. */
export function reportThrown(
  error: unknown,
  places: Pick<Config, 'siteDir' | 'toolDir' | 'shown'>,
  report: Report,
): void {
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  if (error instanceof UnwritableError) {
    report.error('cache-unwritable', { file: places.shown(join(places.siteDir, '.cache')) }, { detail });
    return;
  }
  const place = thrownAt(error, places);
  const definition = { file: places.shown(join(places.siteDir, 'templates/site.ts')) };
  const isOfSite = place?.file.startsWith(places.shown(join(places.siteDir, 'templates'))) ?? false;
  report.error('site-unusable', isOfSite && place ? place : definition, { detail });
}
