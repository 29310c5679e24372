import { fillText, type SiteLocale } from '../../src/define/index.ts';
import type { Hours, HoursException, HoursWords } from '../data/settings.ts';
import { countDays, lastDayOf, mostDays } from './near.ts';

/** The words and the language in which hours are said. */
interface Saying {
  words: HoursWords;
  language: SiteLocale;
}

/** The opening hours in words: `days` and `times` alone, and `week` with both. */
export function hoursTexts(
  hours: Omit<Hours, 'exceptions'>,
  saying: Saying,
): Record<'days' | 'times' | 'week', string> {
  const { weekdays, ...words } = saying.words;
  const [from, to] = [weekdays[hours.from], weekdays[hours.to]];
  const days = hours.from === hours.to ? from : fillText(words.days, { from, to });
  const times = timesText(hours, saying);
  return { days, times, week: fillText(words.week, { days, times }) };
}

/** Days with other hours in words. */
export interface HoursNote {
  reason: string;
  /** `24.–26. desember`. */
  days: string;
  /** The hours of these days, or the word for closed. */
  times: string;
}

/** An exception in words. */
export function noteOf(exception: HoursException, saying: Saying): HoursNote {
  const { from, opens, closes, reason } = exception;
  const isOpen = opens !== undefined && closes !== undefined;
  return {
    reason: reason[saying.language.id] ?? '',
    days: daysText(from, lastDayOf(exception), saying.language),
    times: isOpen ? timesText({ opens, closes }, saying) : saying.words.closed,
  };
}

function timesText({ opens, closes }: Pick<Hours, 'opens' | 'closes'>, { words, language }: Saying): string {
  const { formatTime } = language;
  return fillText(words.times, { from: formatTime(opens), to: formatTime(closes) }).replaceAll(' ', '\u00A0');
}

/** `24. desember`, `24.–26. desember` or `31. desember – 2. janúar`, without the year if these days are near each other. */
function daysText(from: string, to: string, { formatDay }: SiteLocale): string {
  if (countDays(from, to) > mostDays) return `${formatDay(from)} – ${formatDay(to)}`;
  const [first, last] = [from, to].map((day) => formatDay(day).replace(/,? \d{4}$/, '')) as [string, string];
  if (from === to) return first;
  const [a = '', b = ''] = first.split(' ');
  const [c = '', d = ''] = last.split(' ');
  if (b === d) return `${a}–${c} ${b}`;
  return a === c ? `${a} ${b}–${d}` : `${first} – ${last}`;
}
