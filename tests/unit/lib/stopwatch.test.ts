import { expect, it } from 'vitest';
import { createStopwatch } from '../../../src/lib/stopwatch.ts';

it('a stage that comes in pieces lasts from the start of the first to the end of the last, whatever is done meanwhile', async () => {
  const { time, stages } = createStopwatch();
  let end = () => {};
  const before = performance.now();
  const drawn = time('draw', () => new Promise<void>((resolve) => (end = resolve)));
  time('render', () => undefined);
  await time('draw', async () => undefined);
  end();
  await drawn;
  const after = performance.now();
  expect(stages.map(({ stage }) => stage)).toEqual(['draw', 'render']);
  const [draw = { start: 0, ms: 0 }, render = { start: 0, ms: 0 }] = stages;
  expect(draw.start).toBeGreaterThanOrEqual(before);
  expect(render.start).toBeGreaterThanOrEqual(draw.start);
  expect(draw.start + draw.ms).toBeGreaterThanOrEqual(render.start + render.ms);
  expect(draw.start + draw.ms).toBeLessThanOrEqual(after);
});
