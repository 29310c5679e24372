import { describe, expect, it } from 'vitest';
import { type Point, type Scene, strandsAt, tiedFrom } from '../../../templates/media/scene.ts';

const size = { width: 1280, height: 720 };
const line = (point: (place: number) => Point) => Array.from({ length: 301 }, (_, i) => point(i / 300));
const course = line((place) => [150 + 980 * place, 360]);
const scene: Scene = {
  ...size,
  seed: 2,
  tied: line((place) => [640 + 280 * Math.sin(6 * place), 360 - 280 * Math.cos(6 * place)]),
  tangled: line((place) => [150 + 980 * place, 360 + 250 * Math.sin(40 * place)]),
  course,
  colours: ['#fff', '#fff', '#fff'],
  light: { x: 640, y: 360, colour: '#fff' },
};

/** How far the thread is from its figure at the point that is farthest, in pixels. */
function farthest(phase: number): number {
  const away = strandsAt(scene, phase).flatMap(({ points }) =>
    points.map(([x, y], i) => Math.hypot(x - (scene.tied[i]?.[0] ?? 0), y - (scene.tied[i]?.[1] ?? 0))),
  );
  return Math.max(...away);
}

describe('the video of a service', () => {
  const frames = 216;
  /** A tenth of the figure's radius: nobody sees a difference. */
  const isFigure = Array.from({ length: frames }, (_, i) => farthest(tiedFrom + i / frames) < 28);

  it('holds its figure for at least a third of the loop, at a stretch', () => {
    expect(isFigure.indexOf(false) / frames).toBeGreaterThan(1 / 3);
  });

  it('begins with the figure, which its still shows', () => {
    expect(isFigure[0]).toBe(true);
  });

  it('is in disorder for a while', () => {
    const phases = Array.from({ length: frames }, (_, i) => i / frames);
    expect(phases.filter((phase) => farthest(phase) > 280).length / frames).toBeGreaterThan(0.2);
  });
});
