import type { Fingerprint } from './fingerprint.ts';
import type { Picture } from './picture.ts';

/** A picture of the content that can be used, and its size in pixels as it is seen. */
export interface SourceImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A picture of the content in the formats and sizes that browsers choose from. */
export interface PictureSet {
  /** The size of the largest, in pixels. */
  width: number;
  height: number;
  /** From the narrowest to the widest, in each format. */
  files: Readonly<Record<PictureFormat, Picture[]>>;
}

/** AVIF is the smallest; WebP is for browsers of before 2023. Those that know neither know too little for the pages. */
const encodings = {
  avif: { quality: 46, effort: 2 },
  webp: { quality: 72, effort: 6 },
} as const;
export type PictureFormat = keyof typeof encodings;

/** The widths in pixels that phones, tablets and desks ask for. */
const widths = [640, 960, 1280, 1600];

/**
 * Plans a picture in all formats and sizes, none of them larger than what it is made from.
 *
 * @param name the path of the picture below `media/`
 */
export function planSet(
  name: string,
  { bytes, ...master }: SourceImage,
  fingerprint: Fingerprint,
): PictureSet {
  const hash = fingerprint(JSON.stringify({ encodings, widths }), bytes);
  const path = `assets/${name.replace(/\.[^.]*$/, '')}-${hash.slice(0, 8)}`;
  const heightOf = (width: number) => Math.round((master.height * width) / master.width);
  const largest = Math.min(master.width, Math.max(...widths));
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
