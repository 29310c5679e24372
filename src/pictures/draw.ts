import type { AvifOptions, WebpOptions } from 'sharp';
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

/** How a picture is made smaller. */
interface Sizing {
  /** In pixels. */
  width: number;
  format: 'avif' | 'webp';
  encoding: AvifOptions | WebpOptions;
}

/** A picture in a width and a format, upright, in sRGB, and without what a camera wrote into it. */
export async function drawSize(bytes: Uint8Array, { width, format, encoding }: Sizing): Promise<Uint8Array> {
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, encoding).toBuffer();
}

/** What is known of a picture: the least that decides whether it can be used. */
export interface ImageMetadata {
  /** What the file is, by the ending that it should have. */
  format: string;
  /** In pixels, the right way up. */
  width: number;
  height: number;
}

/** The endings of the formats, where sharp calls them by other names. */
const endings: Record<string, string> = { jpeg: 'jpg', heif: 'avif' };

/** Looks at a picture, and decodes it to see that it is whole. One of too many pixels is not decoded. */
export async function readImageMetadata(bytes: Uint8Array, mostPixels: number): Promise<ImageMetadata> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  // One channel is as much as must be kept of what is decoded.
  if (width * height <= mostPixels)
    await sharp(bytes, { failOn: 'warning' }).extractChannel(0).raw().toBuffer();
  return { format: endings[format] ?? format, width, height };
}
