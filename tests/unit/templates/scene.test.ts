import { describe, expect, test } from 'vitest';
import { backdropAt, type Point, type Scene, smoothed, strandsAt } from '../../../templates/media/scene.ts';
import { threadCurve } from '../../../templates/motif/thread-curve.ts';

const moments = Array.from({ length: 301 }, (_, i) => i / 300);
const tangled = moments.map(threadCurve({ seed: 3, width: 900, height: 600, tangle: 0.8 }));
const tied = moments.map((moment): Point => [400 + 500 * moment, 360]);
const scene: Scene = {
  seed: 3,
  width: 1280,
  height: 720,
  tied,
  tangled,
  course: smoothed(tangled, 20).map(([x, y]): Point => [x, y]),
  colours: ['red', 'green', 'blue'],
  light: { x: 640, y: 360, colour: 'red' },
};

/** How far the strands are from the figure at most. */
function disorder(phase: number): number {
  const away = strandsAt(scene, phase).flatMap(({ points }) =>
    points.map(([x, y], i) => Math.hypot(x - (tied[i]?.[0] ?? 0), y - (tied[i]?.[1] ?? 0))),
  );
  return Math.max(...away);
}

describe('a loop', () => {
  test('ends where it begins', () => {
    const numbers = (phase: number) =>
      [...strandsAt(scene, phase), ...backdropAt(scene, phase)].flatMap(({ points }) => points.flat());
    const [first, last] = [numbers(0), numbers(1)];
    expect(Math.max(...first.map((value, i) => Math.abs(value - (last[i] ?? Number.NaN))))).toBeLessThan(
      1e-6,
    );
  });

  test('moves without a jump from frame to frame', () => {
    const at = (frame: number) => strandsAt(scene, frame / 216).flatMap(({ points }) => points);
    for (let frame = 0; frame < 216; frame += 8) {
      const next = at(frame + 1);
      const steps = at(frame).map(([x, y], i) =>
        Math.hypot(x - (next[i]?.[0] ?? 0), y - (next[i]?.[1] ?? 0)),
      );
      expect(Math.max(...steps)).toBeLessThan(40);
    }
  });

  test('ties the figure and lets it go again', () => {
    expect(disorder(0.6)).toBeLessThan(60);
    expect(disorder(0.05)).toBeGreaterThan(200);
  });

  test('has every strand shine between nothing and full light', () => {
    const lights = moments.flatMap(
      (phase) => strandsAt(scene, phase)[0]?.points.map(([, , light]) => light) ?? [],
    );
    expect(Math.min(...lights)).toBeGreaterThan(0);
    expect(Math.max(...lights)).toBeLessThanOrEqual(1);
  });
});
