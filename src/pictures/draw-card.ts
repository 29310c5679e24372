import type { ReactElement } from 'react';
import satori from 'satori';
import sharp, { type PngOptions } from 'sharp';
import type { CardDefinition } from '../define/card.ts';

/** How a card is drawn. */
interface CardDrawing {
  card: Pick<CardDefinition, 'size' | 'font'>;
  /** The bytes of its font: the same object for all cards, so that it is read once. */
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

/** A card as SVG. Letters become shapes, so no font has to be installed. */
export function layOutCard(
  element: ReactElement,
  { size, font: { name, weight } }: CardDrawing['card'],
  font: Buffer,
): Promise<string> {
  return satori(element, { ...size, fonts: [{ name, weight, data: font }] });
}

/** A mask with the edges of the picture that follows, and is cut by it. */
const ownMask =
  /<mask id="([^"]+)"><rect( [^<>]*) fill="#fff"\/><\/mask>(<image\2 [^<>]*) mask="url\(#\1\)"/g;

/** Satori cuts every picture along its own edges, outside which it has nothing; for each cut librsvg draws the whole card once more. */
function withoutOwnMasks(svg: string): string {
  return svg.replaceAll(ownMask, '$3');
}
