import type { Fingerprint } from './fingerprint.ts';
import type { Picture } from './picture.ts';

/** A usable picture of the content, with its size in pixels after rotation. */
export interface SourceImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The variants of a picture, from which browsers choose. */
export interface PictureSet {
  /** The size of the largest variant, in pixels. */
  width: number;
  height: number;
  /** The variants of each format, from the narrowest to the widest. */
  files: Readonly<Record<PictureFormat, Picture[]>>;
}

/** AVIF is the smallest format; WebP is for browsers before 2023. Browsers with neither are not supported. */
const encodings = {
  avif: { quality: 46, effort: 2 },
  webp: { quality: 72, effort: 6 },
} as const;
export type PictureFormat = keyof typeof encodings;

/** Widths in pixels. */
const widths = [640, 960, 1280, 1600];

/**
 * Plans the variants of a picture, none of them wider than the original.
 *
 * @param name the path of the picture below `media/`
 */
export function planSet(
  name: string,
  { bytes, ...original }: SourceImage,
  fingerprint: Fingerprint,
): PictureSet {
  const hash = fingerprint(JSON.stringify({ encodings, widths }), bytes);
  const path = `assets/${name.replace(/\.[^.]*$/, '')}-${hash.slice(0, 8)}`;
  const heightOf = (width: number) => Math.round((original.height * width) / original.width);
  const largest = Math.min(original.width, Math.max(...widths));
  const plan = (format: PictureFormat) =>
    [...widths.filter((width) => width < largest), largest].map((width) => ({
      width,
      height: heightOf(width),
      path: `${path}-${width}.${format}`,
      hash: `${hash}-${width}.${format}`,
      draw: async () =>
        (await import('./draw.ts')).drawSize(bytes, { width, format, encoding: encodings[format] }),
    }));
  return {
    width: largest,
    height: heightOf(largest),
    files: { avif: plan('avif'), webp: plan('webp') },
  };
}
