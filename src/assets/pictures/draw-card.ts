import type { ReactElement } from 'react';
import satori from 'satori';
import sharp, { type PngOptions } from 'sharp';
import type { CardDefinition } from '../../define/card.ts';

/** The parameters of drawing a card. */
interface CardDrawing {
  card: Pick<CardDefinition, 'size' | 'font'>;
  /** The font; the same object for all cards, so that satori parses it once. */
  font: Buffer;
  encoding: PngOptions;
}

/** Draws a card as PNG. */
export async function drawCard(
  element: ReactElement,
  { card, font, encoding }: CardDrawing,
): Promise<Uint8Array> {
  const svg = withoutOwnMasks(await layOutCard(element, card, font));
  return sharp(Buffer.from(svg)).png(encoding).toBuffer();
}

/** Lays out a card as SVG. Text becomes paths, so no font needs to be installed. */
export function layOutCard(
  element: ReactElement,
  { size, font: { name, weight } }: CardDrawing['card'],
  font: Buffer,
): Promise<string> {
  return satori(element, { ...size, fonts: [{ name, weight, data: font }] });
}

/** Matches a mask that has the same bounds as the image it masks. */
const ownMask =
  /<mask id="([^"]+)"><rect( [^<>]*) fill="#fff"\/><\/mask>(<image\2 [^<>]*) mask="url\(#\1\)"/g;

/** Removes masks with the bounds of their image. Satori adds one to every image, and librsvg renders the whole card again for each. */
function withoutOwnMasks(svg: string): string {
  return svg.replaceAll(ownMask, '$3');
}
