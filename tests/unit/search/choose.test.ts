import { expect, test } from 'vitest';
import { chooseByKey } from '../../../src/client/search/choose.ts';

test.each([
  { key: 'ArrowDown', chosen: -1, count: 3, expected: 0 },
  { key: 'ArrowDown', chosen: 0, count: 3, expected: 1 },
  { key: 'ArrowDown', chosen: 2, count: 3, expected: 0 },
  { key: 'ArrowUp', chosen: -1, count: 3, expected: 2 },
  { key: 'ArrowUp', chosen: 2, count: 3, expected: 1 },
  { key: 'ArrowUp', chosen: 0, count: 3, expected: 2 },
  { key: 'Enter', chosen: -1, count: 3, expected: undefined },
  { key: 'Enter', chosen: 1, count: 3, expected: undefined },
  { key: 'Home', chosen: 1, count: 3, expected: undefined },
  { key: 'a', chosen: -1, count: 3, expected: undefined },
  { key: 'ArrowDown', chosen: -1, count: 0, expected: undefined },
  { key: 'Enter', chosen: -1, count: 0, expected: undefined },
])('$key with $chosen of $count chosen chooses $expected', ({ key, chosen, count, expected }) => {
  expect(chooseByKey(key, { chosen, count })).toBe(expected);
});
