import { type Checking, defineProblems } from '../../src/define/index.ts';
import type { Hours, HoursException } from '../data/hours.ts';
import type { Settings } from '../data/settings.ts';
import { lastDayOf } from '../hours/near.ts';

const problems = defineProblems({
  'hours-order': ({ opens, closes }: { opens: string; closes: string }) => ({
    what: `It closes at ${closes}, which is not after ${opens}, when it opens.`,
    why: 'Pages and search engines would say hours that cannot be.',
    fix:
      opens === closes
        ? 'Write a later time.'
        : `Write closes: "${opens}" and opens: "${closes}", or other times.`,
  }),
  'hours-half': ({ missing }: { missing: string }) => ({
    what: `The time when it ${missing} on these days is missing.`,
    why: 'A day has both times, or none if it is closed.',
    fix: `Add “${missing}:” with a time, or remove the other one.`,
  }),
  'hours-days': ({ from, to }: { from: string; to: string }) => ({
    what: `The last of these days, ${to}, is before the first, ${from}.`,
    why: 'Nobody would be told of them.',
    fix: `Write from: ${to} and to: ${from}, or other days.`,
  }),
  'hours-twice': ({ day, other }: { day: string; other: string }) => ({
    what: `${day} is among the days at ${other} as well.`,
    why: 'A day can have other hours only once.',
    fix: 'Write other days here, or there.',
  }),
  'hours-reason': ({ language, id }: { language: string; id: string }) => ({
    what: `The reason in ${language} is missing.`,
    why: 'Every language says why the hours are others.',
    fix: `Add “${id}:” with the reason.`,
  }),
  'hours-language': ({ id, known }: { id: string; known: string }) => ({
    what: `The site has no language “${id}”.`,
    why: 'This reason would never be shown.',
    fix: `Write one of: ${known}.`,
  }),
  'hours-over': ({ day }: { day: string }) => ({
    what: `These days were over on ${day}.`,
    why: 'Nobody is told of them any more.',
    fix: 'Remove them.',
  }),
});

const path = ['contact', 'hours'];

/** The hours in `site.yaml`, and where problems of them are reported. */
interface Checked {
  hours: Hours;
  document: Checking['documents'][number];
  checking: Checking;
}

function hoursIn(checking: Checking): Checked | undefined {
  const site = checking.checked.find(({ document }) => document.locale === null && document.name === 'site');
  return site && { hours: (site.value as Settings).contact.hours, document: site.document, checking };
}

/** Reports opening hours that cannot be: times and days in the wrong order, days named twice, reasons in one language only. */
export function checkHours(checking: Checking): void {
  const found = hoursIn(checking);
  if (!found) return;
  const { hours, document } = found;
  const say = problems(checking.report);
  const orderAt = ({ opens, closes }: { opens?: string; closes?: string }, at: (string | number)[]) => {
    if (opens === undefined || closes === undefined || opens < closes) return;
    say.error('hours-order', document.locate([...at, 'closes']), { opens, closes });
  };
  orderAt(hours, path);
  for (const [index, exception] of hours.exceptions.entries()) {
    const at = [...path, 'exceptions', index];
    const { from, to = from, opens, closes } = exception;
    orderAt({ ...(opens && { opens }), ...(closes && { closes }) }, at);
    if (opens !== undefined && closes === undefined)
      say.error('hours-half', document.locate([...at, 'opens'], 'key'), { missing: 'closes' });
    if (opens === undefined && closes !== undefined)
      say.error('hours-half', document.locate([...at, 'closes'], 'key'), { missing: 'opens' });
    if (to < from) say.error('hours-days', document.locate([...at, 'to']), { from, to });
    checkReason(exception, index, found);
    checkOverlap(exception, index, found);
  }
}

function checkReason({ reason }: HoursException, index: number, { document, checking }: Checked): void {
  const { locales, report } = checking;
  const at = [...path, 'exceptions', index, 'reason'];
  for (const { id, name } of locales.filter(({ id }) => !(id in reason)))
    problems(report).error('hours-reason', document.locate(at, 'key'), { id, language: name });
  const known = locales.map(({ id }) => id);
  for (const id of Object.keys(reason).filter((one) => !known.includes(one)))
    problems(report).error('hours-language', document.locate([...at, id], 'key'), {
      id,
      known: known.join(', '),
    });
}

function checkOverlap(
  exception: HoursException,
  index: number,
  { hours, document, checking }: Checked,
): void {
  const at = [...path, 'exceptions'];
  const earlier = hours.exceptions.slice(0, index);
  const other = earlier.findIndex(
    (one) => one.from <= lastDayOf(exception) && exception.from <= lastDayOf(one),
  );
  if (other < 0) return;
  const { file, line } = document.locate([...at, other, 'from']);
  const [first = ''] = [exception.from, earlier[other]?.from ?? ''].toSorted().toReversed();
  const place = document.locate([...at, index, 'from']);
  problems(checking.report).error('hours-twice', place, { day: first, other: `${file}:${line}` });
}

/** Warns of days with other hours that are over. */
export function checkPastHours(checking: Checking): void {
  const found = hoursIn(checking);
  for (const [index, exception] of found?.hours.exceptions?.entries() ?? []) {
    const day = lastDayOf(exception);
    if (day >= checking.today) continue;
    const place = found?.document.locate([...path, 'exceptions', index, exception.to ? 'to' : 'from']);
    if (place) problems(checking.report).warning('hours-over', place, { day });
  }
}
