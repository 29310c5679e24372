import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { english } from '../../../src/locales/en/index.ts';
import { evidenceOf } from '../../../templates/proof/evidence.ts';
import { projectDir } from '../../support/workspace.ts';

const words = {
  ...{ heading: 'Judge us', lead: 'By this.', check: 'See.', link: 'Measure' },
  html: { value: '{n} kB', label: 'HTML' },
  script: { value: '{n} kB', label: 'Script' },
  hosts: { value: '{n}', label: 'Hosts' },
  lighthouse: { value: '{n}', label: '{pages} pages on {day}' },
};
const sources = {
  ...{ words, language: english, mediaHost: undefined, url: 'https://a.example/en?b=c' },
  budget: { html: 14_000, script: 6_000 },
  lighthouse: { day: '2026-11-23', pages: 36, least: 99, paint: 1356 },
};
const figures = (more: Partial<Parameters<typeof evidenceOf>[0]>) =>
  evidenceOf({ ...sources, ...more }).figures.map(({ value, label }) => `${label}: ${value}`);

it('fills the figures in from the budget of the page, its hosts and what was measured', () => {
  expect(figures({})).toEqual([
    'HTML: 14 kB',
    'Script: 6 kB',
    'Hosts: 0',
    '36 pages on November 23, 2026: 99',
  ]);
});

it('rounds a limit up, so that it stays true', () => {
  expect(figures({ budget: { html: 14_100, script: 6_900 } }).slice(0, 2)).toEqual([
    'HTML: 15 kB',
    'Script: 7 kB',
  ]);
});

it('leaves out a limit that the page does not have, and what was not measured', () => {
  expect(figures({ budget: {}, lighthouse: undefined })).toEqual(['Hosts: 0']);
  expect(figures({ budget: undefined, lighthouse: undefined })).toEqual(['Hosts: 0']);
});

it('counts the host of the videos, which is asked without consent', () => {
  expect(figures({ mediaHost: 'https://cdn.example' })).toContain('Hosts: 1');
});

it('leads to a measurement of the page itself', () => {
  expect(evidenceOf(sources).link.href).toBe(
    'https://pagespeed.web.dev/analysis?url=https%3A%2F%2Fa.example%2Fen%3Fb%3Dc',
  );
});

it('knows of Lighthouse what the document on the tests says', () => {
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  const { day, pages, least, paint } = JSON.parse(read('templates/proof/lighthouse.json'));
  const report = read('tests/README.md').replaceAll(/\s+/g, ' ');
  expect(report).toContain(
    `lighthouse\` found on ${english.formatDay(day).replace(/^(\w+) (\d+),/, '$2 $1')}`,
  );
  expect(report).toContain(
    `All ${pages} pages have ${least} in performance, accessibility, best practices and SEO`,
  );
  expect(report).toMatch(new RegExp(`\\| services/web-development \\| \\d+ \\| \\d+ \\| ${paint} \\|`));
});
