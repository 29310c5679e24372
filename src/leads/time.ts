/** The time, as a calendar shows it and as a stopwatch does. */
export interface Clock {
  /** Milliseconds since 1970. A person may set it back or forward. */
  now(): number;
  /** Milliseconds since some moment; nobody can set it. */
  ticks(): number;
}

/** The clocks of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
};

/** A length of time as people count it. */
export interface Age {
  amount: number;
  unit: 'd' | 'm' | 'y';
}

/** The default of how long leads are kept. */
export const defaultAge: Age = { amount: 12, unit: 'm' };

/**
 * Reads an age, a number of days, months or years; undefined if it is malformed.
 *
 * @example parseAge('12m') // => { amount: 12, unit: 'm' }
 */
export function parseAge(text: string): Age | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,4})([dmy])$/.exec(text.trim()) ?? [];
  const amount = Number(digits);
  return amount > 0 ? { amount, unit: unit as Age['unit'] } : undefined;
}

/**
 * Returns the moment before a length of time, as ISO 8601. A missing day of a month becomes its last one.
 *
 * @example momentBefore(Date.parse('2026-03-31T12:00:00Z'), { amount: 1, unit: 'm' }) // => '2026-02-28T12:00:00.000Z'
 */
export function momentBefore(now: number, { amount, unit }: Age): string {
  const date = new Date(now);
  if (unit === 'd') {
    date.setUTCDate(date.getUTCDate() - amount);
    return date.toISOString();
  }
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - (unit === 'y' ? amount * 12 : amount));
  // The 31st of a shorter month is a day of the next one.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}
