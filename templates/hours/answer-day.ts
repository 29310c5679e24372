/** What is needed to say by which day a message is answered. */
export interface AnswerDay {
  /** The days of a usual week on which it is answered, from 0 for Sunday. */
  days: readonly number[];
  /** Days of such a week on which it is not, as `2026-12-25`. */
  closed: readonly { from: string; to: string }[];
  tomorrow: string;
  /** Of another day, with `{day}`. */
  later: string;
  /** From Sunday. */
  weekdays: readonly string[];
}

const day = 24 * 60 * 60 * 1000;

/**
 * Says by which day a message of this moment is answered: 24 hours on business days end on the next of them. Undefined if that
 * is so far away that its weekday would not name it. Iceland keeps UTC all year.
 */
export function answerDayText(answer: AnswerDay, now: Date): string | undefined {
  for (let ahead = 1; ahead < 7; ahead++) {
    const date = new Date(now.getTime() + ahead * day);
    const [name, weekday] = [date.toISOString().slice(0, 10), date.getUTCDay()];
    if (!answer.days.includes(weekday) || answer.closed.some(({ from, to }) => from <= name && name <= to))
      continue;
    return ahead === 1 ? answer.tomorrow : answer.later.replace('{day}', answer.weekdays[weekday] ?? '');
  }
  return undefined;
}
