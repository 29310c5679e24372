import { countText, type PluralForms, type PluralRule } from './plural.ts';

/** The units of retention periods. */
export const timeUnits = ['seconds', 'minutes', 'days', 'months', 'years'] as const;
type TimeUnit = (typeof timeUnits)[number];

/** Retention periods that end with an event. */
export const openEnds = ['until-deleted', 'until-tab-closes'] as const;
type OpenEnd = (typeof openEnds)[number];

/** A retention period of data on a device: `7 days`, or the event that ends it. */
export type Lifetime = `${number} ${TimeUnit}` | OpenEnd;

/** The texts of retention periods in a language. `{n}` stands for the number. */
type LifetimeWords = Readonly<Record<TimeUnit, PluralForms> & Record<OpenEnd, string>>;

/**
 * Formats a retention period.
 *
 * @example lifetimeText('7 days', words, english) // => 'Kept for up to 7 days.'
 */
export function lifetimeText(kept: Lifetime, words: LifetimeWords, rule: PluralRule): string {
  if (isOpenEnd(kept)) return words[kept];
  const [count, unit] = kept.split(' ') as [string, TimeUnit];
  return countText(Number(count), words[unit], rule);
}

function isOpenEnd(kept: Lifetime): kept is OpenEnd {
  return openEnds.some((end) => end === kept);
}
