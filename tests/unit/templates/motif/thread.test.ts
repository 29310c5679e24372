import { describe, expect, test } from 'vitest';
import { thread } from '../../../../templates/motif/thread.ts';
import { type ThreadOptions, threadCurve } from '../../../../templates/motif/thread-curve.ts';

const hero: ThreadOptions = { seed: 4, width: 1600, height: 640, tangle: 0.5 };
const divider: ThreadOptions = { seed: 4, width: 1200, height: 48, tangle: 0.12 };
const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const moments = Array.from({ length: 2001 }, (_, i) => i / 2000);

describe('thread', () => {
  test('is the same for the same seed and another one for another seed', () => {
    expect(thread(hero)).toBe(thread({ ...hero }));
    expect(thread(hero)).not.toBe(thread({ ...hero, seed: 5 }));
  });

  test('is one continuous path of numbers with one decimal at most', () => {
    expect(thread(hero)).toMatch(/^M[\d.\- ]+c[\d.\- ]+(?:s[\d.\- ]+)+$/);
    expect(thread(hero)).not.toMatch(/\.\d\d/);
  });

  test.each(seeds)(
    'stays small with seed %i: under 2 kB for a hero, under 600 bytes for a divider',
    (seed) => {
      expect(thread({ ...hero, seed }).length).toBeLessThan(2000);
      expect(thread({ ...divider, seed }).length).toBeLessThan(600);
    },
  );

  test.each(seeds)('stays inside its picture with seed %i', (seed) => {
    const points = moments.map(threadCurve({ ...hero, seed }));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(hero.width + 0.01);
    expect(Math.max(...ys)).toBeLessThanOrEqual(hero.height);
  });

  test.each(seeds)(
    'begins at the left edge with seed %i when it is flush, and still leaves at the right',
    (seed) => {
      const curve = threadCurve({ ...hero, seed, isFlush: true });
      expect(Math.min(...moments.map((moment) => curve(moment)[0]))).toBeCloseTo(0, 0);
      expect(curve(1)[0]).toBeCloseTo(hero.width);
    },
  );

  test('leaves at the right edge, at half the height', () => {
    const [x, y] = threadCurve(hero)(1);
    expect(x).toBeCloseTo(hero.width);
    expect(y).toBeCloseTo(hero.height / 2);
  });

  test('turns back again and again in the tangle, and never once it is calm', () => {
    const back = moments.map(threadCurve(hero)).filter(([x], i, all) => x < (all[i - 1]?.[0] ?? 0));
    expect(back.length).toBeGreaterThan(400);
    expect(Math.max(...back.map(([x]) => x))).toBeLessThan(hero.width * 0.6);
  });

  test('is calm from the left edge on when nothing is tangled', () => {
    const points = moments.map(threadCurve({ ...divider, tangle: 0 }));
    expect(points[0]?.[0]).toBeCloseTo(0);
    expect(points.every(([x], i) => i === 0 || x > (points[i - 1]?.[0] ?? 0))).toBe(true);
  });
});
