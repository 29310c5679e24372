import { type Checking, defineProblems } from '../../src/define/index.ts';
import type { Settings } from '../data/settings.ts';

const problems = defineProblems({
  'security-expires': ({ expires, left }: { expires: string; left: number }) => ({
    what: left < 0 ? `security.txt expired on ${expires}.` : `security.txt expires on ${expires}.`,
    why: 'After that day it can no longer be relied on for reporting a vulnerability (RFC 9116).',
    fix: 'Check that mail to its address is still read, and write a date less than a year ahead.',
  }),
});

const day = 24 * 60 * 60 * 1000;

/** How long before its end an editor is warned, in days. */
const notice = 30;

/** Warns when `security.txt` will expire soon: its readers must not trust one that is out of date. */
export function checkExpiry({ checked, today, report }: Checking): void {
  const site = checked.find(({ document }) => document.locale === null && document.name === 'site');
  if (!site) return;
  const { expires } = (site.value as Settings).security;
  const left = Math.floor((Date.parse(expires) - Date.parse(today)) / day);
  if (left >= notice) return;
  problems(report).warning('security-expires', site.document.locate(['security', 'expires']), {
    expires,
    left,
  });
}
