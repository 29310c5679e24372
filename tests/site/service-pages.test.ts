import { describe, expect, it } from 'vitest';
import { all, findAll, pageHtml } from '../support/built-site.ts';
import { fileOf, routesOfSpec } from './routes-table.ts';

const services = routesOfSpec.filter(([id]) => id.startsWith('services/'));
const pages = services.flatMap(([id, is, en]) => [
  { id, locale: 'is' as const, path: is },
  { id, locale: 'en' as const, path: en },
]);

describe.each(pages)('$path', ({ path }) => {
  const html = () => pageHtml(fileOf(path));

  it('draws its figure piece by piece beside its features, until the last has it whole', async () => {
    const rows = all(await html(), 'h3', 'feature-index__title');
    const lines = findAll(await html(), ({ attributes }) => attributes.href === '#_figure');
    const drawn = lines.map(({ attributes }) => attributes['stroke-dasharray'] ?? '');
    const pieces = drawn.filter((_, i) => i % 3 === 2).map((dashes) => Number(dashes.split(' ')[0]));
    expect(pieces).toEqual(rows.map((_, i) => i + 1));
    const [line] = findAll(await html(), ({ attributes }) => attributes.id === '_figure');
    expect(Number(line?.attributes.pathlength ?? line?.attributes.pathLength)).toBe(rows.length);
  });

  it('shows its steps along one thread, each with its number', async () => {
    const steps = all(await html(), 'li', 'steps__item');
    expect(all(await html(), 'svg', 'process__thread')).toHaveLength(1);
    for (const [i, { text }] of steps.entries()) expect(text).toMatch(new RegExp(`^(Skref|Step) ${i + 1} `));
  });
});
