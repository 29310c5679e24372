type Point = readonly [x: number, y: number];

/** A smooth line: the point at each moment, from 0 at its start to 1 at its end. */
export type Curve = (moment: number) => Point;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Numbers in the shortest form that SVG can read: no leading zero, no space before a minus. */
function compact(values: readonly number[]): string {
  return values
    .map((value) => String(oneDecimal(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** How far the line runs in a third of a step, which is the length of a cubic handle (Hermite to Bézier). */
function handle(curve: Curve, moment: number, step: number): Point {
  const near = 1e-5;
  const [x0, y0] = curve(moment - near);
  const [x1, y1] = curve(moment + near);
  const scale = step / (6 * near);
  return [(x1 - x0) * scale, (y1 - y0) * scale];
}

/**
 * The path data of a curve: one cubic for each step. All steps are equally long, so each handle mirrors the one
 * before it and the short command `s` is enough. Points are rounded before they are made relative: errors do not add up.
 */
export function toPath(curve: Curve, steps: number): string {
  const step = 1 / steps;
  const start = curve(0).map(oneDecimal);
  let [x = 0, y = 0] = start;
  let path = `M${compact(start)}`;
  for (let i = 1; i <= steps; i += 1) {
    const [endX, endY] = curve(i * step).map(oneDecimal) as [number, number];
    const [inX, inY] = handle(curve, i * step, step);
    const tail = [endX - inX - x, endY - inY - y, endX - x, endY - y];
    path += i === 1 ? `c${compact([...handle(curve, 0, step), ...tail])}` : `s${compact(tail)}`;
    [x, y] = [endX, endY];
  }
  return path;
}

/** A pen that knows where it looks, for figures of straight lines and round turns. */
interface Pen {
  forward(length: number): Pen;
  /** Along a circle; positive degrees turn to the right, negative ones to the left. */
  turn(degrees: number, radius: number): Pen;
  /** A straight line and the turn at its end. */
  leg(length: number, degrees: number, radius: number): Pen;
  path(): string;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A pen at a point, looking to the right by default. */
export function pen(x: number, y: number, start = 0): Pen {
  let heading = start;
  let path = `M${compact([x, y])}`;
  const self: Pen = {
    forward(length) {
      path += `l${compact([Math.cos(radians(heading)) * length, Math.sin(radians(heading)) * length])}`;
      return self;
    },
    turn(degrees, radius) {
      const side = Math.sign(degrees);
      const from = radians(heading);
      const to = radians(heading + degrees);
      const dx = radius * side * (Math.sin(to) - Math.sin(from));
      const dy = radius * side * (Math.cos(from) - Math.cos(to));
      path += `a${compact([radius, radius, 0, Math.abs(degrees) > 180 ? 1 : 0, side > 0 ? 1 : 0, dx, dy])}`;
      heading += degrees;
      return self;
    },
    leg: (length, degrees, radius) => self.forward(length).turn(degrees, radius),
    path: () => path,
  };
  return self;
}
