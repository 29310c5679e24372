import { expect, it } from 'vitest';
import { formatText } from '../../src/diagnostics/index.ts';
import { mainText } from '../support/built-site.ts';
import { livingPages, livingSite } from '../support/living-pages.ts';

it('the content builds without errors: its links, anchors, languages and budgets hold', async () => {
  const { report } = await livingSite();
  const errors = report.sorted().filter(({ severity }) => severity === 'error');
  expect(errors.map((problem) => formatText(problem, (_, text) => text)).join('\n')).toBe('');
});

it('every page has words of its own and no leftovers of the machine', async () => {
  const pages = (await livingPages()).map(({ path, body }) => ({ path, text: mainText(body) }));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ text }) => text.length < 100)).toEqual([]);
  expect(pages.filter(({ text }) => /undefined|\[object|NaN|\{\w+\}|page:[a-z]/.test(text))).toEqual([]);
});
