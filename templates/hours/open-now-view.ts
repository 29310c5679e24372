import { weekdays } from '../data/settings.ts';
import type { PageView } from '../page-view.ts';
import type { AnswerDay } from './answer-day.ts';
import { lastDayOf } from './near.ts';
import type { OpenNow } from './open-now.ts';
import type { Span } from './opening.ts';

/** What the script needs to say whether the office is open, with all times and weekdays in the language of the page. */
export function openNow({ site, ui, language }: PageView): OpenNow {
  const { from, to, opens, closes, exceptions } = site.contact.hours;
  const { weekdays: names, ...words } = ui.hours.now;
  const timeOf = (at: string) => ({ at, text: language.formatTime(at) });
  const spanOf = (opens: string, closes: string): Span => ({ opens: timeOf(opens), closes: timeOf(closes) });
  return {
    opening: {
      days: daysBetween(weekdays.indexOf(from), weekdays.indexOf(to)),
      span: spanOf(opens, closes),
      others: exceptions.map((one) => ({
        from: one.from,
        to: lastDayOf(one),
        ...(one.opens && one.closes && { span: spanOf(one.opens, one.closes) }),
      })),
    },
    words: { ...words, weekdays: fromSunday.map((name) => names[name]) },
  };
}

/** What a form needs to say by which day it is answered, in the language of the page. */
export function answerDay({ site, ui }: PageView): AnswerDay {
  const { from, to, exceptions } = site.contact.hours;
  return {
    days: daysBetween(weekdays.indexOf(from), weekdays.indexOf(to)),
    closed: exceptions.filter(({ opens }) => !opens).map((one) => ({ from: one.from, to: lastDayOf(one) })),
    ...ui.hours.answer,
    weekdays: fromSunday.map((name) => ui.hours.now.weekdays[name]),
  };
}

const fromSunday = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The days of a range of weekdays from Monday (0), as JavaScript counts them: 0 is Sunday. */
function daysBetween(from: number, to: number): number[] {
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, i) => (from + i + 1) % 7);
}
