import type { ReactElement } from 'react';
import satori from 'satori';
import sharp, { type PngOptions } from 'sharp';
import { cardFont, cardSize } from '../../templates/cards/Card.tsx';

/** Draws a card as PNG. */
export async function drawCard(
  card: ReactElement,
  font: Uint8Array,
  encoding: PngOptions,
): Promise<Uint8Array> {
  return sharp(Buffer.from(await layOutCard(card, font)))
    .png(encoding)
    .toBuffer();
}

/** A card as SVG. Letters become shapes, so no font has to be installed. */
export function layOutCard(card: ReactElement, font: Uint8Array): Promise<string> {
  const { name, weight } = cardFont;
  return satori(card, { ...cardSize, fonts: [{ name, weight, data: Buffer.from(font) }] });
}
