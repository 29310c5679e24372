/** A time of day as `09:00`, and in the words of a language. */
interface Time {
  at: string;
  text: string;
}

/** From when until when the office is open on a day. */
export interface Span {
  opens: Time;
  closes: Time;
}

/** Days with other hours, as `2026-12-24`; closed without a span. */
interface OtherDays {
  from: string;
  to: string;
  span?: Span;
}

/** When the office is open. */
export interface Opening {
  /** The days of a usual week on which it is open, from 0 for Sunday. */
  days: readonly number[];
  span: Span;
  others: readonly OtherDays[];
}

/** Whether it is open at a moment and until when, or when it opens next: on the day that many days ahead, with its weekday. */
type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: string; ahead: number; weekday: number };

const day = 24 * 60 * 60 * 1000;

/** How many days ahead an opening is looked for. */
const horizon = 60;

/** Says whether the office is open; undefined if it does not open for two months. Iceland keeps UTC all year. */
export function openingAt(opening: Opening, now: Date): OpeningState | undefined {
  const time = now.toISOString().slice(11, 16);
  for (let ahead = 0; ahead < horizon; ahead++) {
    const date = new Date(now.getTime() + ahead * day);
    const span = spanOn(opening, date);
    if (!span || (ahead === 0 && span.closes.at <= time)) continue;
    const isOpen = ahead === 0 && span.opens.at <= time;
    if (isOpen) return { isOpen, until: span.closes.text };
    return { isOpen, opens: span.opens.text, ahead, weekday: date.getUTCDay() };
  }
  return undefined;
}

function spanOn({ days, span, others }: Opening, date: Date): Span | undefined {
  const name = date.toISOString().slice(0, 10);
  const other = others.find(({ from, to }) => from <= name && name <= to);
  if (other) return other.span;
  return days.includes(date.getUTCDay()) ? span : undefined;
}
