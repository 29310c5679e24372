import { describe, expect, it } from 'vitest';
import { english } from '../../../src/locales/en/index.ts';
import { icelandic } from '../../../src/locales/is/index.ts';

it.each([
  ['2026-11-22', '22. nóvember 2026', 'November 22, 2026'],
  ['2027-01-01', '1. janúar 2027', 'January 1, 2027'],
  ['2028-02-29', '29. febrúar 2028', 'February 29, 2028'],
  ['2026-12-31', '31. desember 2026', 'December 31, 2026'],
])('the day %s is %s in Icelandic and %s in English', (day, inIcelandic, inEnglish) => {
  expect([icelandic.formatDay(day), english.formatDay(day)]).toEqual([inIcelandic, inEnglish]);
});

it.each([
  ['09:00', '9', '9:00'],
  ['16:30', '16.30', '16:30'],
  ['00:05', '0.05', '0:05'],
])('the time %s is %s in Icelandic and %s in English', (time, inIcelandic, inEnglish) => {
  expect([icelandic.formatTime(time), english.formatTime(time)]).toEqual([inIcelandic, inEnglish]);
});

describe('a moment has its time behind the day', () => {
  it.each([
    [icelandic, '22. nóvember 2026 kl. 14.05'],
    [english, 'November 22, 2026, 14:05 UTC'],
  ])('in $name', ({ formatMoment }, text) => expect(formatMoment('2026-11-22T14:05:09.000Z')).toBe(text));
});
