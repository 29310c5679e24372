import { compact } from './curve.ts';

/** A pen that knows where it looks, for figures of straight lines and round turns. */
interface Pen {
  forward(length: number): Pen;
  /** Along a circle; positive degrees turn to the right, negative ones to the left. */
  turn(degrees: number, radius: number): Pen;
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
    path: () => path,
  };
  return self;
}
