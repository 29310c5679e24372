import type { ThreadOptions } from '../../motif/thread-curve.ts';

/** The size of the drawing of the three threads. Each comes to rest under a row of `PullList`. */
export const drawing = { width: 1200, height: 420 };

/** How far apart the threads come to rest. */
const restApart = 60;

/** The tangle takes up 0.44 of the drawing. Where the rows begin the threads are calm. A straight one begins left of any window. */
const shape = { width: 600, height: drawing.height, tangle: 0.86, start: -drawing.width };

/** The threads of the opening, one for each problem. */
export const threads: readonly ThreadOptions[] = [
  { ...shape, seed: 21, rest: drawing.height / 2 - restApart },
  { ...shape, seed: 22, rest: drawing.height / 2 },
  { ...shape, seed: 23, rest: drawing.height / 2 + restApart },
];
