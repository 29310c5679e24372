import { describe, expect, it } from 'vitest';
import { keptDays } from '../../../src/client/forms/kept.ts';
import { lifetimeText } from '../../../src/define/lifetime.ts';
import { plural } from '../../../src/locales/is/plural.ts';
import { drafts } from '../../../templates/forms/drafts.ts';
import { storedKeys } from '../../../templates/stored-keys.ts';

const keys = Object.entries<{ holds: string; kept: string }>(storedKeys);

describe('what is stored on a device', () => {
  it('goes after seven days or with its tab, when it is what a visitor has typed', () => {
    expect(keptDays).toBe(7);
    const typed = keys.filter(([, { holds }]) => holds === 'typing');
    expect(typed.map(([name]) => name)).toEqual(['outbox:*', ...drafts.map(({ key }) => key)]);
    for (const [name, { kept }] of typed) expect(['7 days', 'until-tab-closes'], name).toContain(kept);
  });

  it('has an end that the visitor sets, when it is a choice', () => {
    const choices = keys.filter(([, { holds }]) => holds === 'choice');
    for (const [name, { kept }] of choices) expect(kept, name).toMatch(/^until-/);
  });

  it('is for 20 s, when it is the claim of a tab', () =>
    expect(storedKeys['claim:*']?.kept).toBe('20 seconds'));
});

describe('a lifetime in words', () => {
  const counted = (one: string, other: string) => ({ one: `{n} ${one}`, other: `{n} ${other}` });
  const words: Parameters<typeof lifetimeText>[1] = {
    ...{ 'until-deleted': 'þar til þú eyðir því', 'until-tab-closes': 'þar til þú lokar flipanum' },
    ...{ seconds: counted('sekúnda', 'sekúndur'), days: counted('dagur', 'dagar') },
    minutes: counted('mínúta', 'mínútur'),
    ...{ months: counted('mánuður', 'mánuðir'), years: counted('ár', 'ár') },
  };
  it.each([
    ['until-deleted', 'þar til þú eyðir því'],
    ['until-tab-closes', 'þar til þú lokar flipanum'],
    ['20 seconds', '20 sekúndur'],
    ['30 minutes', '30 mínútur'],
    ['7 days', '7 dagar'],
    ['21 days', '21 dagur'],
    ['1 months', '1 mánuður'],
    ['2 years', '2 ár'],
  ] as const)('of %s is “%s”', (kept, text) => expect(lifetimeText(kept, words, plural)).toBe(text));
});
