import { countText, type PluralForms, type PluralRule } from './plural.ts';

/** The units in which content says how long something is kept. */
export const timeUnits = ['seconds', 'minutes', 'days', 'months', 'years'] as const;
type TimeUnit = (typeof timeUnits)[number];

/** Ends that are not a time. */
export const openEnds = ['until-deleted', 'until-tab-closes'] as const;
type OpenEnd = (typeof openEnds)[number];

/** How long something is kept on a device, as content says it: `7 days`, or until something happens. */
export type Lifetime = `${number} ${TimeUnit}` | OpenEnd;

/** How a language says each of them; `{n}` stands for the number. */
type LifetimeWords = Readonly<Record<TimeUnit, PluralForms> & Record<OpenEnd, string>>;

/**
 * A lifetime in words.
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
