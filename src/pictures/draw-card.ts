import type { ReactElement } from 'react';
import satori from 'satori';
import sharp, { type PngOptions } from 'sharp';
import type { CardDefinition } from '../define/card.ts';

/** How a card is drawn. */
interface CardDrawing {
  card: Pick<CardDefinition, 'size' | 'font'>;
  /** The bytes of its font. */
  font: Uint8Array;
  encoding: PngOptions;
}

/** Draws a card as PNG. */
export async function drawCard(
  element: ReactElement,
  { card, font, encoding }: CardDrawing,
): Promise<Uint8Array> {
  return sharp(Buffer.from(await layOutCard(element, card, font)))
    .png(encoding)
    .toBuffer();
}

/** A card as SVG. Letters become shapes, so no font has to be installed. */
export function layOutCard(
  element: ReactElement,
  { size, font: { name, weight } }: CardDrawing['card'],
  font: Uint8Array,
): Promise<string> {
  return satori(element, { ...size, fonts: [{ name, weight, data: Buffer.from(font) }] });
}
