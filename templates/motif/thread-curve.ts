import type { Curve } from './curve.ts';

export interface ThreadOptions {
  /** The same seed gives the same thread. */
  seed: number;
  width: number;
  height: number;
  /** The share of the width that is tangled, 0 to 1. */
  tangle: number;
  /** How far below the top it comes to rest; half the height by default. */
  rest?: number;
  /** How many turns the tangle has; as many as its height has room for by default. */
  turns?: number;
  /** Whether the tangle begins at the very left, in line with the words around it. */
  isFlush?: boolean;
  /** Where it begins once it is pulled straight; at 0 by default. */
  start?: number;
}

/** Returns the thread of the opening of a page. */
export const heroThread = (seed: number): ThreadOptions => ({
  seed,
  width: 560,
  height: 110,
  tangle: 0.34,
  isFlush: true,
});

/** Returns the thread above a form, which soon comes to rest: a line goes on from it. */
export const formThread = (seed: number): ThreadOptions => ({
  ...heroThread(seed),
  width: 340,
  tangle: 0.5,
});

/** Returns how far below the top a thread comes to rest. */
export const restOf = ({ height, rest = height / 2 }: ThreadOptions): number => rest;

/** One turn of the thread: the ellipse that it follows. The thread glides from each turn to the next. */
export interface Turn {
  x: number;
  y: number;
  /** The half axes of the ellipse; a wave has no length. */
  length: number;
  breadth: number;
  /** The slant in radians. */
  slant: number;
}

export const fullTurn = 2 * Math.PI;
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * Turns of every size, each slanted away from the one before it and put anywhere in the tangle that has room for it.
 * In a long tangle they also follow each other from left to right, or the thread would be stretched thin between them.
 */
function tangledTurns({ seed, width, height, tangle, turns }: ThreadOptions): Turn[] {
  const random = seededRandom(seed);
  const room = tangle * width;
  const radius = 0.44 * Math.min(height, room);
  // More turns in a larger picture, so that loops keep their size; never so many that the path gets heavy.
  const count = turns ?? Math.min(13, Math.round(2 + height / 36));
  const order = Math.max(0, 1 - (1.2 * height) / room);
  let slant = random() * fullTurn;
  return Array.from({ length: count }, (_, i) => {
    const length = radius * mix(0.3, 1, random());
    const place = (space: number, share: number) =>
      space / 2 + (share - 0.5) * Math.max(0, space - 2.3 * length);
    slant += mix(0.5, 1.6, random());
    return {
      x: place(room, mix(random(), (i + 0.5) / count, order)),
      y: place(height, random()),
      length,
      breadth: length * mix(0.25, 0.95, random()),
      slant,
    };
  });
}

/** Half axes of the turns that leave the tangle, as shares of the height: two loops, then waves that grow calm. */
const unwinding = [
  { length: 0.22, breadth: 0.26 },
  { length: 0.24, breadth: 0.2 },
  { length: 0, breadth: 0.09 },
  { length: 0, breadth: 0.05 },
  { length: 0, breadth: 0.03 },
  { length: 0, breadth: 0.02 },
];
const even = Array.from({ length: 4 }, () => ({ length: 0, breadth: 0.1 }));

/** Upright turns, ever farther apart, that shrink to a wave and then almost to a line. */
function calmTurns(options: ThreadOptions, slant: number): Turn[] {
  const { width, height, tangle } = options;
  const forms = tangle > 0 ? unwinding : even;
  // A short tangle has a long way to go: start with short paces all the same, or the loops would be torn open.
  const pace = tangle > 0 ? Math.max(1.2, 2.5 - 2 * tangle) : 1;
  return forms.map(({ length, breadth }, i) => ({
    x: width * mix(tangle * 0.62, 1, (i / (forms.length - 1)) ** pace),
    y: restOf(options),
    length: length * Math.min(height, tangle * width),
    breadth: breadth * height,
    slant: Math.ceil(slant / fullTurn) * fullTurn,
  }));
}

/** A value between two neighbours, led by the ones beyond them (Catmull-Rom). */
function glide([before, from, to, after]: readonly [number, number, number, number], share: number): number {
  const pull = 2 * before - 5 * from + 4 * to - after;
  const bend = 3 * (from - to) + after - before;
  return from + (share / 2) * (to - before + share * (pull + share * bend));
}

/** The turn at a moment between two turns. */
function turnAt(turns: readonly Turn[], moment: number): Turn {
  const first = Math.min(turns.length - 2, Math.max(0, Math.floor(moment)));
  const near = (i: number) => turns[Math.min(turns.length - 1, Math.max(0, first + i))] as Turn;
  const value = (key: keyof Turn) =>
    glide([near(-1)[key], near(0)[key], near(1)[key], near(2)[key]], moment - first);
  return {
    x: value('x'),
    y: value('y'),
    length: value('length'),
    breadth: value('breadth'),
    slant: value('slant'),
  };
}

/** The turns that a thread glides through, from the tangled ones to the calm ones. */
export function turnsOf(options: ThreadOptions): Turn[] {
  const tangled = options.tangle > 0 ? tangledTurns(options) : [];
  const turns = [...tangled, ...calmTurns(options, tangled.at(-1)?.slant ?? 0)];
  return options.isFlush ? flush(turns, tangled.length) : turns;
}

/** Moves the tangled turns to the left edge; the calm ones make up for it, so that the last one stays where it is. */
function flush(turns: readonly Turn[], tangled: number): Turn[] {
  const last = turns.length - 1;
  const point = curveOf(turns);
  const xs = Array.from({ length: last * 60 }, (_, i) => point(i / (last * 60))[0]);
  const gap = Math.min(...xs);
  return turns.map((turn, i) => ({
    ...turn,
    x: turn.x - gap * Math.min(1, (last - i) / (last - tangled)),
  }));
}

/** The curve that glides from turn to turn. */
export function curveOf(turns: readonly Turn[]): Curve {
  const last = turns.length - 1;
  return function point(moment) {
    const { x, y, length, breadth, slant } = turnAt(turns, moment * last);
    // The last turn ends at angle 0, where a wave crosses its middle: the thread leaves where it comes to rest.
    const angle = (moment - 1) * last * fullTurn;
    const along = Math.cos(angle) * length;
    const across = Math.sin(angle) * breadth;
    return [
      x + along * Math.cos(slant) - across * Math.sin(slant),
      y + along * Math.sin(slant) + across * Math.cos(slant),
    ];
  };
}

/** The thread as a curve, for those who move it. */
export const threadCurve = (options: ThreadOptions): Curve => curveOf(turnsOf(options));

/**
 * Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32, by Tommy Ettinger, public domain).
 *
 * @example seededRandom(7)() === seededRandom(7)() // => true
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
