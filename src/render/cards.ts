import type { PageCard } from '../pictures/cards.ts';
import type { RenderContext } from './context.ts';

/** Under which name pages read the card of a page. */
export const cardName = (file: string): string => `card of ${file}`;

/** The card of a page, by its file; whoever asks depends on it. */
export function readCard(file: string, { pictures, reads }: RenderContext): PageCard | undefined {
  reads.see(cardName(file));
  return pictures.cards.get(file);
}
