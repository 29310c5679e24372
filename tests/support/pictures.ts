import sharp from 'sharp';

/** A picture with something on every pixel, in a format that cameras and programs write. */
export function photo(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  { width = 1000, height = 500, orientation = 1 } = {},
): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * at) % 251);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}
