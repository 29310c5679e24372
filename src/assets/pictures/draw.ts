import type { AvifOptions, WebpOptions } from 'sharp';
import sharp from 'sharp';
import { toIco } from './ico.ts';

/** The parameters of an icon. */
export interface IconPlan {
  /** Width and height in pixels. */
  size: number;
  /** The width of the drawing, as a share of the icon's. */
  share: number;
  /** True if the background fills the square up to its corners. */
  isFull: boolean;
  format: 'png' | 'ico';
}

/** Renders an SVG as an icon. */
export async function drawIcon(svg: Uint8Array, icon: IconPlan): Promise<Uint8Array> {
  const image = icon.isFull ? await onBackground(svg, icon) : rasterise(svg, icon.size);
  const png = await image.png({ compressionLevel: 9 }).toBuffer();
  return icon.format === 'ico' ? toIco(png, icon.size) : png;
}

/** Centres the drawing on its own background colour. */
async function onBackground(svg: Uint8Array, { size, share }: IconPlan) {
  const inner = Math.round((size * share) / 2) * 2;
  const margin = (size - inner) / 2;
  const background = await backgroundOf(svg);
  return rasterise(svg, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background });
}

/** Rasterises an SVG at the density of the target size, so that it is not scaled up. */
function rasterise(svg: Uint8Array, size: number) {
  return sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
}

/** Returns the colour at the middle of the upper edge. */
async function backgroundOf(svg: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const edge = { left: 48, top: 2, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await rasterise(svg, 96).extract(edge).raw().toBuffer();
  return { r, g, b };
}

/** The parameters of a resized picture. */
interface Sizing {
  /** In pixels. */
  width: number;
  format: 'avif' | 'webp';
  encoding: AvifOptions | WebpOptions;
}

/** Resizes a picture, rotates it upright, converts it to sRGB and strips its metadata. */
export async function drawSize(bytes: Uint8Array, { width, format, encoding }: Sizing): Promise<Uint8Array> {
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, encoding).toBuffer();
}

/** The format and size of a picture. */
export interface ImageMetadata {
  /** The file extension for the format. */
  format: string;
  /** In pixels, after rotation. */
  width: number;
  height: number;
}

/** File extensions of formats for which sharp has other names. */
const extensions: Record<string, string> = { jpeg: 'jpg', heif: 'avif' };

/** Reads the metadata of a picture, and decodes it to check that it is complete. Does not decode more than `maxPixels`. */
export async function readImageMetadata(bytes: Uint8Array, maxPixels: number): Promise<ImageMetadata> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  // Keeping one channel saves memory.
  if (width * height <= maxPixels)
    await sharp(bytes, { failOn: 'warning' }).extractChannel(0).raw().toBuffer();
  return { format: extensions[format] ?? format, width, height };
}
