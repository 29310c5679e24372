import { expect, test } from 'vitest';
import type { SearchItem } from '../../../src/client/search/types.ts';
import { groupResults } from '../../../templates/islands/SiteSearch/group-results.ts';

const itemAt = (path: string): SearchItem => ({
  ...{ id: path, path, title: path, description: '', type: 'page', category: '' },
});
const headings = [
  { heading: 'Verð', paths: ['/verdskra'] },
  { heading: 'Þjónusta', paths: ['/vefir', '/honnun'] },
  { heading: 'Síður' },
];
const grouped = (...paths: string[]) =>
  groupResults(paths.map(itemAt), headings).map(({ heading, items }) => [
    heading,
    ...items.map(({ path }) => path),
  ]);

test('groups are in the order of their best result, and the results of a group stay in theirs', () => {
  expect(grouped('/honnun', '/verdskra', '/vefir')).toEqual([
    ['Þjónusta', '/honnun', '/vefir'],
    ['Verð', '/verdskra'],
  ]);
});

test('a part of a page is in the group of its page', () => {
  expect(grouped('/verdskra#vefir')).toEqual([['Verð', '/verdskra#vefir']]);
});

test('a page that no heading names is under the heading for all others', () => {
  expect(grouped('/', '/verdskra-2024')).toEqual([['Síður', '/', '/verdskra-2024']]);
});

test('nothing has no groups', () => {
  expect(grouped()).toEqual([]);
});
