import { expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { all, htmlOf } from '../support/built-site.ts';
import { configOf, type Edit, workspace } from '../support/workspace.ts';

it('a blank line in an answer starts a new paragraph', async () => {
  const twoParts = (locale: string): Edit => ({
    file: `${locale}/faq.yaml`,
    replace: /( +)a: >-\n/,
    with: '$1a: >-\n$1  1, 2, 3.\n\n',
  });
  const result = await buildSite(configOf(workspace(twoParts('is'), twoParts('en'))));
  expect(result.report.sorted()).toEqual([]);
  const [first, second] = all(htmlOf(result, 'en/faq.html'), 'p', 'faq-question__text');
  expect(first?.text).toBe('1, 2, 3.');
  expect(second?.text).not.toContain('1, 2, 3.');
});
