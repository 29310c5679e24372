import sharp from 'sharp';

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
