import sharp, { type AvifOptions, type WebpOptions } from 'sharp';

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
