import { backdropAt, type Point, type Scene, type Strand, strandsAt } from './scene.ts';

/** Points at equal distances along the path of an SVG. */
export function samplePath(d: string, count: number): Point[] {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  const step = path.getTotalLength() / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = path.getPointAtLength(step * i);
    return [x, y] as const;
  });
}

/** An empty picture, smaller than the scene by a factor. */
function layer({ width, height }: Scene, smaller = 1): CanvasRenderingContext2D {
  const size = { width: width / smaller, height: height / smaller };
  const context = Object.assign(document.createElement('canvas'), size).getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.scale(1 / smaller, 1 / smaller);
  context.globalCompositeOperation = 'lighter';
  return context;
}

/** Draws a strand in short runs, each as bright and as wide as the light in its middle makes it. */
function drawStrand(context: CanvasRenderingContext2D, { points, colour, width }: Strand): void {
  const run = 4;
  context.strokeStyle = colour;
  context.lineJoin = 'round';
  for (let start = 0; start < points.length - 1; start += run) {
    const light = points[start + 1]?.[2] ?? 0;
    context.globalAlpha = 0.8 * light;
    context.lineWidth = width * (0.75 + 0.5 * light);
    context.beginPath();
    for (const [x, y] of points.slice(start, start + run + 1)) context.lineTo(x, y);
    context.stroke();
  }
}

/** The dark ground with the light that the figure throws on it. */
function drawGround(context: CanvasRenderingContext2D, { width, height, light }: Scene): void {
  context.fillStyle = '#0a1020';
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(light.x, light.y, 0, light.x, light.y, width * 0.6);
  glow.addColorStop(0, light.colour);
  glow.addColorStop(1, 'transparent');
  context.fillStyle = glow;
  context.globalAlpha = 0.2;
  context.fillRect(0, 0, width, height);
}

/** Puts a layer on a picture of any size. */
function shine(
  picture: CanvasRenderingContext2D,
  from: CanvasRenderingContext2D,
  { blur, brightness }: { blur: number; brightness: number },
): void {
  const { width, height } = picture.canvas;
  picture.filter = `blur(${blur}px)`;
  picture.globalAlpha = brightness;
  picture.drawImage(from.canvas, 0, 0, width, height);
}

/** Paints the moment of a loop (0 to 1): a PNG in base64. */
export function paint(scene: Scene, phase: number): string {
  const far = layer(scene, 4);
  for (const strand of backdropAt(scene, phase)) drawStrand(far, strand);
  const lines = layer(scene);
  for (const strand of strandsAt(scene, phase)) drawStrand(lines, strand);
  const glow = layer(scene, 4);
  glow.setTransform(1, 0, 0, 1, 0, 0);
  shine(glow, lines, { blur: 12, brightness: 0.7 });
  shine(glow, lines, { blur: 4, brightness: 0.9 });
  shine(glow, far, { blur: 1.5, brightness: 1 });
  const picture = layer(scene);
  drawGround(picture, scene);
  shine(picture, glow, { blur: 0, brightness: 1 });
  // A trace of softness: hard lines would cost the video twice its size.
  shine(picture, lines, { blur: 0.6, brightness: 1 });
  return picture.canvas.toDataURL('image/png').replace(/^.*,/, '');
}
