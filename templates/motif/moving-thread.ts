import { straighten } from './straighten.ts';
import type { ThreadOptions } from './thread-curve.ts';

/** A thread on the screen that can be pulled straight and let go. */
export interface MovingThread {
  /** How far it is pulled now, from 0 to 1. */
  share(): number;
  /** Pulls it that far; at once for visitors who want less motion. */
  pull(goal: number): void;
}

/** How long a thread takes for most of its way, in milliseconds. */
const pace = 200;

/** Takes over the drawing of a thread. */
export function movingThread(path: SVGPathElement, options: ThreadOptions): MovingThread {
  const pathAt = straighten(options);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let [share, goal, last] = [0, 0, 0];
  const show = (next: number) => {
    share = next;
    path.setAttribute('d', pathAt(share));
  };
  const step = (now: number) => {
    // A tab that was hidden goes on where it was.
    const passed = Math.min(50, now - last);
    last = now;
    const next = goal + (share - goal) * Math.exp(-passed / pace);
    show(Math.abs(goal - next) < 0.004 ? goal : next);
    if (share !== goal) requestAnimationFrame(step);
  };
  return {
    share: () => share,
    pull(next) {
      const isResting = share === goal;
      goal = Math.min(1, Math.max(0, next));
      if (still.matches) show(goal);
      else if (isResting && share !== goal) {
        last = performance.now();
        requestAnimationFrame(step);
      }
    },
  };
}
