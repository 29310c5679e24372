import { describe, expect, test } from 'vitest';
import { shapePath, shapes } from '../../../../templates/motif/shapes.ts';

/** The end point of each command of a path with absolute `M` and relative `a`, `c`, `l` and `s`. */
function endPoints(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/[Macls][^Macls]*/g)].map(([command]) => {
    const numbers = [...command.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    x += numbers.at(-2) ?? Number.NaN;
    y += numbers.at(-1) ?? Number.NaN;
    return [x, y];
  });
}

const figures = [...shapes, 'lens'] as const;

describe('shapePath', () => {
  test.each(figures)('%s is one thread, loose at both ends', (shape) => {
    const path = shapePath(shape);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).not.toMatch(/z/i);
    expect(endPoints(path).at(0)).not.toEqual(endPoints(path).at(-1));
  });

  test.each(figures)('%s stays inside the square of 100', (shape) => {
    for (const [x, y] of endPoints(shapePath(shape))) {
      expect(x).toBeGreaterThanOrEqual(2);
      expect(x).toBeLessThanOrEqual(98);
      expect(y).toBeGreaterThanOrEqual(2);
      expect(y).toBeLessThanOrEqual(98);
    }
  });

  test.each(figures)('%s is under 900 bytes and has no needless decimals', (shape) => {
    expect(shapePath(shape).length).toBeLessThan(900);
    expect(shapePath(shape)).not.toMatch(/\.\d\d/);
  });

  test('every figure is its own', () => {
    expect(new Set(figures.map(shapePath)).size).toBe(figures.length);
  });
});
