import { expect, it } from 'vitest';
import { pluralOf } from '../../../src/define/plural-rules.ts';
import { plural as english } from '../../../src/locales/en/plural.ts';
import { plural as icelandic } from '../../../src/locales/is/plural.ts';

it.each([
  ['is', icelandic],
  ['en', english],
])('pages in %s are rendered with the same forms of counts as browsers show', (locale, rule) => {
  const counts = Array.from({ length: 1200 }, (_, n) => n);
  expect(counts.map(pluralOf(locale))).toEqual(counts.map(rule));
});
