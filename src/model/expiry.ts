import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { SiteSettings } from '../schema/index.ts';

const day = 24 * 60 * 60 * 1000;

/** How long before its end an editor hears of it, in days. */
const notice = 30;

/** Warns when `security.txt` will soon hold no more: those who read it must not trust one that is out of date. */
export function checkExpiry(
  documents: readonly Document[],
  { security }: SiteSettings,
  { now, report }: { now: Date; report: Report },
): void {
  const left = Math.floor((Date.parse(security.expires) - now.getTime()) / day);
  const document = documents.find(({ locale, name }) => locale === null && name === 'site');
  if (left >= notice || !document) return;
  report.warning('security-expires', document.locate(['security', 'expires']), {
    expires: security.expires,
    left,
  });
}
