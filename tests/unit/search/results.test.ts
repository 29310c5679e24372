import { expect, test } from 'vitest';
import { chooseByKey } from '../../../src/rules/search/choose.ts';
import { groupResults } from '../../../src/rules/search/group.ts';
import type { SearchItem, SearchItemType } from '../../../src/rules/search/types.ts';

const item = (id: string, type: SearchItemType): SearchItem => ({
  ...{ id, type, title: id, description: '', path: `/${id}`, category: '' },
});

test('results are grouped by type; the group of the best result comes first (spec section 5)', () => {
  const results = [item('a', 'faq'), item('b', 'service'), item('c', 'faq'), item('d', 'page')];
  const groups = groupResults(results).map(({ type, items }) => [type, items.map(({ id }) => id).join('')]);
  expect(groups).toEqual([
    ['faq', 'ac'],
    ['service', 'b'],
    ['page', 'd'],
  ]);
});

test('no results have no groups', () => {
  expect(groupResults([])).toEqual([]);
});

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
