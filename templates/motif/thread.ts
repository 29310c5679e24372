import { toPath } from './curve.ts';
import { curveOf, type ThreadOptions, threadCurve, turnsOf } from './thread-curve.ts';

/** A turn of a small picture looks round with one cubic less. */
const stepsInTurn = (height: number) => (height < 100 ? 4 : 5);

/** One continuous thread that starts tangled at the left and ends as a calm line at the right: the `d` of an SVG path. */
export function thread(options: ThreadOptions): string {
  const turns = turnsOf(options);
  return toPath(curveOf(turns), (turns.length - 1) * stepsInTurn(options.height));
}

/** The path data of a thread whose last wave settles into a line that goes on, farther than any window is wide. */
export function endlessThread(options: ThreadOptions): string {
  const { width, height } = options;
  const [x, y] = threadCurve(options)(0.999);
  const rest = height / 2;
  const pace = width * 0.08;
  // Leaves in the direction in which the thread arrives, so that no corner shows where they meet.
  const onward = rest + (pace * (rest - y)) / (width - x);
  const settle = [width + pace, onward, width + 2 * pace, rest, width + 3.5 * pace, rest];
  return `${thread(options)}C${settle.map(Math.round).join(' ')}H${width * 4}`;
}

/** The threads below the first screens. They are published once, in a file that all pages share. */
export const sharedThreads = {
  closing: { seed: 5, width: 420, height: 150, tangle: 0.55 },
  footer: { seed: 12, width: 600, height: 120, tangle: 0.3 },
  process: { seed: 31, width: 1000, height: 150, tangle: 0.24 },
} as const satisfies Record<string, ThreadOptions>;

/** The name of such a thread. */
export type SharedThread = keyof typeof sharedThreads;

/** Each of them, as the `d` of a path. */
export const sharedLines: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedThreads).map(([name, options]) => [name, endlessThread(options)]),
);
