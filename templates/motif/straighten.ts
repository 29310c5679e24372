import { endlessLine } from './thread.ts';
import { fullTurn, mix, restOf, type ThreadOptions, type Turn, turnsOf } from './thread-curve.ts';

/** The share of the pull in which one turn opens; the turns start one after the other. */
const opening = 0.45;

/** What moves is drawn with fewer cubics in a turn: nobody sees it, and a phone draws each frame in time. */
const movingSteps = 3;

/**
 * Returns the path data of a thread that is pulled straight, for each share of the pull from 0 (as it was drawn) to 1. The
 * turns nearest to the loose end open first.
 */
export function straighten(options: ThreadOptions): (share: number) => string {
  const turns = turnsOf(options);
  const last = turns.length - 1;
  const rest = restOf(options);
  const { width, start: left = 0 } = options;
  return (share) => {
    if (share >= 1) return `M${left} ${rest}H${width * 4}`;
    const opened = turns.map((turn, i) => {
      const start = (1 - opening) * (1 - i / last);
      const isOpen = ease(Math.min(1, Math.max(0, (share - start) / opening)));
      return openedTurn(turn, { x: mix(left, width, i / last), y: rest }, isOpen);
    });
    return share > 0 ? endlessLine(opened, options, movingSteps) : endlessLine(opened, options);
  };
}

/** A turn on its way to a point of the straight line. It ends at a full turn, or the line would run backwards. */
function openedTurn(turn: Turn, { x, y }: { x: number; y: number }, share: number): Turn {
  return {
    x: mix(turn.x, x, share),
    y: mix(turn.y, y, share),
    length: turn.length * (1 - share),
    breadth: turn.breadth * (1 - share),
    slant: mix(turn.slant, Math.round(turn.slant / fullTurn) * fullTurn, share),
  };
}

const ease = (share: number) => share * share * (3 - 2 * share);
