import { z } from 'zod';
import { type Checking, defineProblems } from '../../src/define/index.ts';
import { hours, hoursException } from '../data/settings.ts';
import { countDays, mostDays } from '../hours/near.ts';
import { hourExamples } from './examples/settings.ts';
import { type SettingsPart, settingsAt } from './settings-at.ts';

/** A value that is left out if it does not fit: that is reported where values are checked. */
const asFarAsRight = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);

const { opens, closes } = hours.shape;
const { from, to } = hoursException.shape;
const times = { opens: asFarAsRight(opens), closes: asFarAsRight(closes) };

/** Days with other hours, as far as they are right. */
const readException = z
  .object({
    ...{ ...times, from: asFarAsRight(from), to: asFarAsRight(to) },
    reason: asFarAsRight(z.record(z.string(), z.unknown())),
  })
  .catch({});
type ReadException = z.output<typeof readException>;

/** The opening hours, as far as they are right. */
const readHours = z.object({ ...times, exceptions: z.array(readException).catch([]) });

/** The two times of a day. */
interface Times {
  opens: string;
  closes: string;
}

/** Tells which of two times in the wrong order is wrong: a day begins before noon, and ends after it. */
const wrongTime = ({ opens }: Times) => (opens < '12:00' ? 'closes' : 'opens');

/** The right times where a day does not close after it opens. */
function timesFix({ opens, closes }: Times): string {
  if (opens !== closes) return `Write closes: "${opens}" and opens: "${closes}", or other times.`;
  return wrongTime({ opens, closes }) === 'opens' ? 'Write an earlier time.' : 'Write a later time.';
}

/** The right days where the last is before the first: the same day of the next year, the two in the other order, or none that are near. */
function daysFix(from: string, to: string): string {
  const years = [0, 1].map((more) => `${Number(from.slice(0, 4)) + more}${to.slice(4)}`);
  const meant = years.find((last) => isNear(from, last));
  if (meant !== undefined) return `Write to: ${meant}, if only the year is wrong.`;
  return isNear(to, from)
    ? `Write from: ${to} and to: ${from}, or other days.`
    : 'Write the first of these days after “from” and the last after “to”.';
}

/** Checks that two days are in this order and not too far apart. */
const isNear = (from: string, to: string) => from <= to && countDays(from, to) <= mostDays;

const messages = {
  'hours-order': ({ opens, closes }: { opens: string; closes: string }) => ({
    what: `It closes at ${closes}, which is not after ${opens}, when it opens.`,
    why: 'Pages and search engines would say hours that cannot be.',
    fix: timesFix({ opens, closes }),
  }),
  'hours-half': ({ missing }: { missing: string }) => ({
    what: `The time when it ${missing} on these days is missing.`,
    why: 'A day has both times, or none if it is closed.',
    fix: `Add “${missing}:” with a time, or remove the other one.`,
  }),
  'hours-days': ({ from, to }: { from: string; to: string }) => ({
    what: `The last of these days, ${to}, is before the first, ${from}.`,
    why: 'Nobody would be told of them.',
    fix: daysFix(from, to),
  }),
  'hours-long': ({ days }: { days: number }) => ({
    what: `These are ${days} days in a row.`,
    why: `Exceptions are for holidays; more than ${mostDays} days are probably a wrong year.`,
    fix: 'Correct the year. If all these days are meant, write an entry for each month.',
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
};

export const problems = defineProblems(messages, hourExamples);

const path = ['contact', 'hours'];

/** The hours in `site.yaml`, and where problems of them are reported. */
type Checked = SettingsPart<z.output<typeof readHours>> & { checking: Checking };

function hoursIn(checking: Checking): Checked | undefined {
  const found = settingsAt(checking, path, readHours);
  return found && { ...found, checking };
}

/** Reports opening hours that cannot be: times and days in the wrong order, days named twice, reasons in one language only. */
export function checkHours(checking: Checking): void {
  const found = hoursIn(checking);
  if (!found) return;
  checkTimes(found.value, path, found);
  for (const [index, exception] of found.value.exceptions.entries()) {
    const at = [...path, 'exceptions', index];
    const { from, to } = exception;
    checkTimes(exception, at, found);
    checkHalf(exception, at, found);
    if (from !== undefined && to !== undefined && to < from)
      problems(checking.report).error('hours-days', found.document.locate([...at, 'to']), { from, to });
    checkReason(exception, at, found);
    checkOverlap(exception, index, found);
  }
}

type At = (string | number)[];

function checkTimes(
  { opens, closes }: Pick<ReadException, keyof Times>,
  at: At,
  { document, checking }: Checked,
): void {
  if (opens === undefined || closes === undefined || opens < closes) return;
  const place = document.locate([...at, wrongTime({ opens, closes })]);
  problems(checking.report).error('hours-order', place, { opens, closes });
}

/** Reports one time without the other. A time that is wrong is there. */
function checkHalf(exception: ReadException, at: At, { document, checking }: Checked): void {
  const keys = ['opens', 'closes'] as const;
  for (const missing of keys.filter((key) => !(key in exception)))
    for (const there of keys.filter((key) => key in exception))
      problems(checking.report).error('hours-half', document.locate([...at, there], 'key'), { missing });
}

function checkReason({ reason }: ReadException, at: At, { document, checking }: Checked): void {
  if (reason === undefined) return;
  const { locales, report } = checking;
  const own = [...at, 'reason'];
  for (const { id, name } of locales.filter(({ id }) => !(id in reason)))
    problems(report).error('hours-reason', document.locate(own, 'key'), { id, language: name });
  const known = locales.map(({ id }) => id);
  for (const id of Object.keys(reason).filter((one) => !known.includes(one)))
    problems(report).error('hours-language', document.locate([...own, id], 'key'), {
      id,
      known: known.join(', '),
    });
}

/** The first and the last day of an exception; undefined if one of them is wrong. */
function daysOf(exception: ReadException): { first: string; last: string } | undefined {
  const { from } = exception;
  const to = 'to' in exception ? exception.to : from;
  return from === undefined || to === undefined ? undefined : { first: from, last: to };
}

function checkOverlap(exception: ReadException, index: number, { value, document, checking }: Checked): void {
  const own = daysOf(exception);
  if (!own) return;
  const days = value.exceptions.slice(0, index).map(daysOf);
  const other = days.findIndex((one) => one && one.first <= own.last && own.first <= one.last);
  const theirs = days[other];
  if (!theirs) return;
  const { file, line } = document.locate([...path, 'exceptions', other, 'from']);
  const day = own.first > theirs.first ? own.first : theirs.first;
  const place = document.locate([...path, 'exceptions', index, 'from']);
  problems(checking.report).error('hours-twice', place, { day, other: `${file}:${line}` });
}

/** Warns of days with other hours that are over, and of more days than a holiday has. */
export function checkHolidays(checking: Checking): void {
  const found = hoursIn(checking);
  for (const [index, exception] of found?.value.exceptions.entries() ?? []) {
    const days = daysOf(exception);
    const place = found?.document.locate([...path, 'exceptions', index, exception.to ? 'to' : 'from']);
    if (!days || !place) continue;
    const length = countDays(days.first, days.last);
    if (days.last < checking.today)
      problems(checking.report).warning('hours-over', place, { day: days.last });
    if (length > mostDays) problems(checking.report).warning('hours-long', place, { days: length });
  }
}
