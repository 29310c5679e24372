import { seededRandom } from '../motif/thread-curve.ts';

export type Point = readonly [x: number, y: number];
/** A point and how it shines, 0 to 1. */
type LitPoint = readonly [x: number, y: number, light: number];

/** One thin line of a frame. */
export interface Strand {
  points: readonly LitPoint[];
  colour: string;
  width: number;
}

/** The thread of a loop, as points in pixels: as many in each of the three lines. */
export interface Scene {
  seed: number;
  width: number;
  height: number;
  /** Tied into its figure. */
  tied: readonly Point[];
  /** In disorder. */
  tangled: readonly Point[];
  /** The disorder without its loops: the way that it takes as a whole. */
  course: readonly Point[];
  /** Of each strand of the thread. */
  colours: readonly string[];
  /** The light that the figure throws on the ground. */
  light: { x: number; y: number; colour: string };
}

const fullTurn = 2 * Math.PI;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** A number's place in the loop, 0 to 1: what goes out at the end comes in at the start. */
const looped = (phase: number) => ((phase % 1) + 1) % 1;

/** From 0 to 1 without a jump in speed or in its change (Ken Perlin's smootherstep). */
function ease(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** The shares of the loop in which a place of the thread finds its place, and loses it; `delay` is how much later the end does. */
const pace = { tying: 0.28, loosening: 0.26, delay: 0.1 };

/** When the whole thread has found its place: from here on the figure is held for more than a third of the loop. */
export const tiedFrom = pace.tying + pace.delay;

/**
 * How far a place of the thread is in order. Order enters at the start of the thread and runs along it; later
 * disorder follows the same way.
 */
function orderAt(place: number, phase: number): number {
  const own = looped(phase - pace.delay * place);
  return own < 0.5 ? ease(own / pace.tying) : ease((1 - own) / pace.loosening);
}

/** A light that runs along the thread twice in a loop. */
function sparkAt(place: number, phase: number): number {
  const away = looped(place - 2 * phase + 0.5) - 0.5;
  return Math.exp(-((away / 0.05) ** 2));
}

type Swing = (place: number, phase: number) => number;

/** A slow swing along the thread; it moves by one whole wave in a loop, so that the loop has no seam. */
function seededSwing(random: () => number): Swing {
  const waves = mix(1.5, 4, random());
  const start = random() * fullTurn;
  const way = random() < 0.5 ? -1 : 1;
  return (place, phase) => Math.sin(fullTurn * (waves * place + way * phase) + start);
}

/** Where a point in space is seen when the eye sways a little from side to side. */
function project(
  { width, height }: Scene,
  [x, y, z]: readonly [number, number, number],
  phase: number,
): Point {
  const angle = 0.14 * Math.sin(fullTurn * phase);
  const [fromMiddle, fromHorizon] = [x - width / 2, y - height / 2];
  const depth = z * Math.cos(angle) + fromMiddle * Math.sin(angle);
  const nearness = 1 / (1 + depth / 1800);
  return [
    width / 2 + (fromMiddle * Math.cos(angle) - z * Math.sin(angle)) * nearness,
    height / 2 + fromHorizon * nearness,
  ];
}

/** The strands of the thread at a phase of the loop: far apart in disorder, twined around each other in order. */
export function strandsAt(scene: Scene, phase: number): Strand[] {
  return scene.colours.map((colour, index) => {
    const random = seededRandom(scene.seed * 100 + index);
    const sways = { x: seededSwing(random), y: seededSwing(random), z: seededSwing(random) };
    const twine = index / scene.colours.length;
    const points = scene.tied.map((_, i) => strandPoint(scene, { i, phase, twine, sways }));
    return { points: smoothed(points), colour, width: index === 0 ? 3.8 : 3 };
  });
}

interface StrandMoment {
  /** The number of the point. */
  i: number;
  phase: number;
  /** Where the strand is in the cross-section of the thread, 0 to 1. */
  twine: number;
  sways: { x: Swing; y: Swing; z: Swing };
}

function strandPoint(scene: Scene, { i, phase, twine, sways }: StrandMoment): LitPoint {
  const place = i / (scene.tied.length - 1);
  const order = orderAt(place, phase);
  const loose = 1 - order;
  const turn = fullTurn * (9 * place - phase + twine);
  // Loops are undone well before the thread has found its place: tying a figure with loops in it would look torn.
  const along = (axis: 0 | 1) => {
    const [tied = 0, tangled = 0, course = 0] = [scene.tied, scene.tangled, scene.course].map(
      (line) => line[i]?.[axis],
    );
    const sway = (axis === 0 ? sways.x : sways.y)(place, phase);
    return mix(course, tied, order) + loose ** 3 * (tangled - course) + loose * 28 * sway;
  };
  const z = (50 + 230 * loose) * sways.z(place, phase);
  const [x, y] = project(scene, [along(0) + 3 * Math.cos(turn), along(1) + 3 * Math.sin(turn), z], phase);
  const light = 0.5 - z / 1100 + 0.25 * order + 0.6 * sparkAt(place, phase);
  return [x, y, Math.min(1, light)];
}

/** The line with its corners rounded: each point is the mean of its neighbourhood. */
export function smoothed<P extends readonly number[]>(points: readonly P[], reach = 7): LitPoint[] {
  return points.map(([, , light = 1], i) => {
    const near = points.slice(Math.max(0, i - reach), i + reach + 1);
    const mean = (axis: 0 | 1) => near.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / near.length;
    return [mean(0), mean(1), light];
  });
}

/** Calm threads far behind. */
export function backdropAt({ seed, width, height, colours }: Scene, phase: number): Strand[] {
  return Array.from({ length: 5 }, (_, index) => {
    const random = seededRandom(seed * 1000 + index);
    const middle = mix(0.1, 0.95, random());
    const reach = mix(14, 60, random());
    const swing = seededSwing(random);
    const points = Array.from({ length: 65 }, (_, i) => {
      const place = i / 64;
      return [place * width, height * middle + reach * swing(place / 3, phase), 0.16] as const;
    });
    return { points, colour: colours[0] ?? 'white', width: mix(3, 7, random()) };
  });
}
