import { type Checking, defineProblems } from '../../src/define/index.ts';
import { settings } from '../data/settings.ts';
import { expiryExamples } from './examples/settings.ts';
import { settingsAt } from './settings-at.ts';

const messages = {
  'security-expires': ({ expires, left }: { expires: string; left: number }) => ({
    what: left < 0 ? `security.txt expired on ${expires}.` : `security.txt expires on ${expires}.`,
    why: 'After that day it can no longer be relied on for reporting a vulnerability (RFC 9116).',
    fix: 'Check that mail to its address is still read, and write a date less than a year ahead.',
  }),
  'security-far': ({ expires }: { expires: string }) => ({
    what: `security.txt is said to hold until ${expires}, which is more than a year ahead.`,
    why: 'Readers must not trust it that long; RFC 9116 recommends less than a year.',
    fix: 'Write a date less than a year ahead.',
  }),
};

export const problems = defineProblems(messages, expiryExamples);

const day = 24 * 60 * 60 * 1000;

/** How long before its end an editor is warned, in days. */
const notice = 30;

/** How far ahead it may be, in days. */
const most = 366;

/** Warns when `security.txt` will expire soon, or only in a far year: its readers must not trust one that is out of date. */
export function checkExpiry(checking: Checking): void {
  const path = ['security', 'expires'];
  const found = settingsAt(checking, path, settings.shape.security.shape.expires);
  if (!found) return;
  const { value: expires, document } = found;
  const left = Math.floor((Date.parse(expires) - Date.parse(checking.today)) / day);
  const { warning } = problems(checking.report);
  if (left < notice) warning('security-expires', document.locate(path), { expires, left });
  if (left > most) warning('security-far', document.locate(path), { expires });
}
