import { type Curve, pen, toPath } from './curve.ts';

/** The figures that the thread can be tied into; each service has one. */
export const shapes = ['orbit', 'wave', 'spiral', 'weave', 'stairs', 'frame', 'braid', 'spark'] as const;

/** The name of such a figure. */
export type Shape = (typeof shapes)[number];

/** Figures of the same thread for what is no service. */
export const marks = ['lens', 'plug', 'bag', 'links', 'sheet'] as const;
/** Figures of it for what a company stands by. */
export const valueFigures = ['clock', 'bulb', 'peak', 'eye'] as const;

/** Every figure of the thread. */
export const figures = [...shapes, ...marks, ...valueFigures, 'cup'] as const;

/** The name of any of them. */
export type AnyFigure = (typeof figures)[number];

const fullTurn = 2 * Math.PI;
const third = fullTurn / 3;

/** Three strands of one thread: it goes there, back and there again, each time a third of a wave behind. */
const braid: Curve = (t) => {
  const passes = 3 * t;
  const across = Math.asin(0.96 * Math.cos(passes * Math.PI)) / Math.asin(0.96);
  return [50 - 44 * across, 50 - 22 * Math.cos(4 * third * passes)];
};

/**
 * A star of eight rays, each a narrow loop (a hypotrochoid of 8 and 3). The ends lie side by side where strands cross near the
 * middle, so that no ray is open.
 */
const spark: Curve = (t) => {
  const angle = 3 * fullTurn * (0.0535 + 1.007 * t);
  const swing = (5 / 3) * angle;
  return [50 + 26 * Math.sin(angle) - 20 * Math.sin(swing), 50 - 26 * Math.cos(angle) - 20 * Math.cos(swing)];
};

/** Two circles that touch on the ground, with a small loop on the wide one: a moon on its way. */
const orbit = () =>
  pen(5, 88)
    .leg(45, -130, 38)
    .turn(180, 9)
    .turn(180, 9)
    .turn(-230, 38)
    .turn(-180, 20)
    .turn(-180, 20)
    .forward(45)
    .path();

/** Three rows of waves; the thread turns around at the end of each row. */
function wave(): string {
  const crests = (side: 1 | -1) => {
    for (let i = 0; i < 2; i += 1)
      line
        .turn(-58 * side, 10.5)
        .turn(116 * side, 10.5)
        .turn(-58 * side, 10.5);
  };
  const line = pen(6, 31).forward(10);
  crests(1);
  line.turn(180, 11);
  crests(-1);
  line.turn(-180, 11);
  crests(1);
  return line.forward(10).path();
}

/** Half circles, each wider than the one before. */
function spiral(): string {
  const line = pen(53, 58);
  for (let radius = 8; radius < 40; radius += 6) line.turn(-180, radius);
  return line.forward(20).path();
}

/** Three rows, a loop at the corner, three columns through them. */
const weave = () =>
  pen(5, 30)
    .leg(73, 180, 10)
    .leg(56, -180, 10)
    .leg(58, 270, 10)
    .leg(58, -180, 10)
    .leg(56, 180, 10)
    .forward(73)
    .path();

/** Steps upwards with a loop at the foot of each. */
function stairs(): string {
  const line = pen(4, 80).forward(16);
  for (let step = 0; step < 3; step += 1) line.turn(270, 7).leg(24, 90, 7).forward(22);
  return line.path();
}

/** Four sides with a loop at three corners; the loose ends cross at the fourth. */
function frame(): string {
  const line = pen(5, 26).forward(77);
  for (let corner = 0; corner < 3; corner += 1) line.turn(-270, 8).forward(corner < 2 ? 64 : 77);
  return line.path();
}

/** A magnifying glass: a handle, a loop at the rim, the rim, and what shines in the glass. */
function lens(): string {
  const line = pen(95, 90, -135).leg(36, -270, 8);
  for (const radius of [36, 36, 25]) line.turn(-180, radius);
  return line.path();
}

/** A plug at the end of its cable. */
function plug(): string {
  const line = pen(4, 92).leg(22, -90, 20).forward(4);
  line.turn(-90, 3).leg(9, 90, 7).leg(22, 90, 5).forward(6);
  line.turn(-90, 2).leg(17, 180, 4).leg(17, -90, 2).forward(10);
  line.turn(-90, 2).leg(17, 180, 4).leg(17, -90, 2).forward(6);
  return line.turn(90, 5).leg(22, 90, 7).forward(26).path();
}

/** A shopping bag: its upper edge, around the bag, and up into the handle. */
const bag = () =>
  pen(4, 40)
    .leg(78, 86, 5)
    .leg(38, 94, 7)
    .leg(60, 94, 7)
    .leg(38, 86, 5)
    .leg(16, -90, 2)
    .leg(8, 180, 16)
    .forward(26)
    .path();

/** Two links of a chain, on the line that made them. */
function links(): string {
  const line = pen(4, 70).forward(8);
  for (let link = 0; link < 2; link += 1) line.leg(28, -180, 22).turn(-180, 22);
  return line.forward(28).path();
}

/** A sheet with its lines. */
const sheet = () =>
  pen(32, 30)
    .leg(34, 180, 7)
    .leg(30, -180, 7)
    .leg(30, 180, 7)
    .leg(44, 90, 4)
    .leg(50, 90, 6)
    .leg(52, 90, 6)
    .leg(66, 90, 6)
    .leg(52, 90, 6)
    .forward(16)
    .path();

/** A clock: the short hand, the long one, and around the dial. */
const clock = () => pen(66, 66, -135).leg(24, 45, 3).leg(34, 90, 4).turn(180, 40).turn(200, 40).path();

/** A bulb, and the screw thread below it. */
const bulb = () =>
  pen(43, 74, -90)
    .leg(4, -66, 8)
    .turn(312, 31)
    .turn(-66, 8)
    .leg(4, 90, 2)
    .leg(12, -180, 5)
    .leg(12, 180, 5)
    .forward(12)
    .path();

/** A low peak and a high one. */
const peak = () =>
  pen(2, 86).turn(-58, 6).leg(24, 108, 4).leg(6, -116, 5).leg(52, 132, 4).leg(66, -66, 6).path();

/** An eye: the upper lid, on its way around the iris, and the lower lid. */
const eye = () =>
  pen(5, 50, -40).turn(40, 70).turn(180, 16.4).turn(180, 16.4).turn(40, 70).turn(100, 2).turn(80, 70).path();

/** A cup that steams: around it from the rim, and up. */
const cup = () =>
  pen(44, 40, 180)
    .leg(24, -90, 2)
    .leg(24, -90, 20)
    .leg(18, -90, 20)
    .leg(14, 180, 9)
    .leg(4, 180, 9)
    .leg(12, -90, 2)
    .leg(24, 90, 5)
    .turn(-50, 8)
    .turn(100, 8)
    .turn(-100, 8)
    .turn(50, 8)
    .path();

const paths: Record<AnyFigure, () => string> = {
  orbit,
  wave,
  spiral,
  weave,
  stairs,
  frame,
  lens,
  plug,
  bag,
  links,
  sheet,
  clock,
  bulb,
  peak,
  eye,
  cup,
  braid: () => toPath(braid, 36),
  spark: () => toPath(spark, 48),
};

/**
 * Where a thread that comes from the left is tied into a figure that stands on it. The spiral, whose loose end points to the right, is
 * seen from behind; figures whose loose end is above are turned over; the star has no end outside and stands on a ray.
 */
const ties: Record<Shape, readonly [x: number, y: number]> = {
  orbit: [5, 88],
  wave: [6, 31],
  spiral: [27, 94],
  weave: [5, 30],
  stairs: [4, 80],
  frame: [5, 26],
  braid: [6, 28],
  spark: [50, 96],
};

/** How far figures that reach out to the left of their tie do so: the thread goes on as far below them. */
const reaches: Partial<Record<Shape, number>> = { spiral: 12, spark: 46 };

/** Returns the transform that puts a figure on the lower left corner, and the path data of the thread from there to its loose end. */
export function tie(shape: Shape): { transform: string; lead: string | undefined } {
  const [x, y] = ties[shape];
  const reach = reaches[shape] ?? 0;
  return { transform: transformOf(shape, [x - reach, y]), lead: reach > 0 ? `M0 100H${reach}` : undefined };
}

function transformOf(shape: Shape, [x, y]: readonly [x: number, y: number]): string {
  if (shape === 'spiral') return `matrix(-1 0 0 1 ${100 - x} ${100 - y})`;
  return y < 50 ? `matrix(1 0 0 -1 ${-x} ${100 + y})` : `translate(${-x} ${100 - y})`;
}

/** The path data of a figure in a square of 100: one thread, loose at both ends, made to be stroked. */
export const shapePath = (shape: AnyFigure): string => paths[shape]();
