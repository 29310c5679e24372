import type { ReactElement } from 'react';
import satori from 'satori';
import sharp, { type PngOptions } from 'sharp';
import { cardFont, cardSize } from '../../templates/cards/Card.tsx';

/** Lays a card out and draws it, as PNG. Letters become shapes, so no font has to be installed. */
export async function drawCard(
  card: ReactElement,
  font: Uint8Array,
  encoding: PngOptions,
): Promise<Uint8Array> {
  const { name, weight } = cardFont;
  const svg = await satori(card, { ...cardSize, fonts: [{ name, weight, data: Buffer.from(font) }] });
  return sharp(Buffer.from(svg)).png(encoding).toBuffer();
}
