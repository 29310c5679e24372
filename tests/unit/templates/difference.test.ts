import { expect, test } from 'vitest';
import { difference } from '../../../templates/pages/pricing/difference.ts';

const previous = ['2 hours of advice per month', 'One campaign', 'A contact person'];

test.each([
  { feature: '5 hours of advice per month', parts: ['', '5', 'hours of advice per month'] },
  { feature: 'A contact person', parts: ['A contact person', '', ''] },
  {
    feature: '2 hours of advice per month, also by phone',
    parts: ['2 hours of advice per', 'month, also by phone', ''],
  },
  { feature: 'A blog post per month', parts: ['', 'A blog post per month', ''] },
  { feature: 'Two campaigns', parts: ['', 'Two campaigns', ''] },
  { feature: 'A contact person of your own', parts: ['A contact person', 'of your own', ''] },
])('“$feature” differs from the plan before it in $parts', ({ feature, parts }) => {
  const { before, own, after } = difference(feature, previous);
  expect([before, own, after]).toEqual(parts);
});

test('a feature that comes back word for word has nothing of its own, also where words repeat', () => {
  expect(difference('a a a', ['a a']).own).toBe('a');
  expect(difference('a a', ['a a a']).own).toBe('');
});
