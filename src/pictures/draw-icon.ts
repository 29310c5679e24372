import sharp from 'sharp';
import { toIco } from './ico.ts';

/** How an icon is drawn. */
export interface IconPlan {
  /** The width and height in pixels. */
  size: number;
  /** The share of the width that the drawing takes. */
  share: number;
  /** Whether the ground of the drawing fills the square up to its corners. */
  isFull: boolean;
  format: 'png' | 'ico';
}

/** Draws an SVG as an icon. */
export async function drawIcon(svg: Uint8Array, icon: IconPlan): Promise<Uint8Array> {
  const drawn = icon.isFull ? await onGround(svg, icon) : rasterise(svg, icon.size);
  const png = await drawn.png({ compressionLevel: 9 }).toBuffer();
  return icon.format === 'ico' ? toIco(png, icon.size) : png;
}

/** The drawing in the middle of its own ground. */
async function onGround(svg: Uint8Array, { size, share }: IconPlan) {
  const inner = Math.round((size * share) / 2) * 2;
  const margin = (size - inner) / 2;
  const background = await groundOf(svg);
  return rasterise(svg, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background });
}

/** The density makes the drawing as large as it is needed, so that nothing is blown up afterwards. */
function rasterise(svg: Uint8Array, size: number) {
  return sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
}

/** The colour of the drawing at the middle of its upper edge. */
async function groundOf(svg: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const edge = { left: 48, top: 2, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await rasterise(svg, 96).extract(edge).raw().toBuffer();
  return { r, g, b };
}
