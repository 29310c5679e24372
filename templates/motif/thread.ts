import { toPath } from './curve.ts';
import { curveOf, restOf, type ThreadOptions, type Turn, turnsOf } from './thread-curve.ts';

/** A turn of a small picture looks round with one cubic less. */
const stepsInTurn = (height: number) => (height < 100 ? 4 : 5);

/** One continuous thread that starts tangled at the left and ends as a calm line at the right: the `d` of an SVG path. */
export function thread(options: ThreadOptions): string {
  return line(turnsOf(options), stepsInTurn(options.height));
}

/** The path data of a thread whose last wave settles into a line that goes on, farther than any window is wide. */
export function endlessThread(options: ThreadOptions): string {
  return endlessLine(turnsOf(options), options);
}

/** The same through turns of one's own, each of which takes so many cubics. */
export function endlessLine(
  turns: readonly Turn[],
  options: ThreadOptions,
  steps = stepsInTurn(options.height),
): string {
  const { width } = options;
  const [x, y] = curveOf(turns)(0.999);
  const rest = restOf(options);
  const pace = width * 0.05;
  // Leaves in the direction in which the thread arrives, so that no corner shows where they meet.
  const onward = rest + (pace * (rest - y)) / (width - x);
  const settle = [width + pace, onward, width + 2 * pace, rest, width + 3.5 * pace, rest];
  return `${line(turns, steps)}C${settle.map(Math.round).join(' ')}H${width * 4}`;
}

function line(turns: readonly Turn[], steps: number): string {
  return toPath(curveOf(turns), (turns.length - 1) * steps);
}
