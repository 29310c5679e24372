import { expect, it } from 'vitest';
import { formatDay } from '../../../src/rules/day.ts';

it.each([
  ['2026-11-22', '22. nóvember 2026', 'November 22, 2026'],
  ['2027-01-01', '1. janúar 2027', 'January 1, 2027'],
  ['2028-02-29', '29. febrúar 2028', 'February 29, 2028'],
  ['2026-12-31', '31. desember 2026', 'December 31, 2026'],
])('the day %s is %s in Icelandic and %s in English', (day, icelandic, english) => {
  expect([formatDay(day, 'is'), formatDay(day, 'en')]).toEqual([icelandic, english]);
});
