import { renderToStaticMarkup } from 'react-dom/server';
import type { CardContext, CardDefinition } from '../define/card.ts';
import type { Route } from '../routes/index.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Picture } from './picture.ts';

/** The picture that networks show with a link to a page, and what it says to those who do not see it. */
export interface PageCard extends Picture {
  alt: string;
}

/** Cards have few colours: a palette of 32 keeps every edge smooth in half of the bytes. */
const encoding = { palette: true, colours: 32, dither: 0, effort: 1 } as const;

/** What cards are planned with. */
interface CardPlanning {
  card: CardDefinition;
  /** The font of the cards. */
  font: Buffer;
  context: CardContext;
  fingerprint: Fingerprint;
}

/** Plans the card of a page (ogp.me). Its name holds the hash: a network that keeps pictures sees each change. */
export function planCard(route: Route, { card, font, context, fingerprint }: CardPlanning): PageCard {
  const { element, alt } = card.card(route, context);
  const hash = fingerprint(renderToStaticMarkup(element), font, JSON.stringify(encoding));
  return {
    path: `assets/cards/${route.file.replace(/\.html$/, '')}-${hash.slice(0, 8)}.png`,
    hash,
    ...card.size,
    alt,
    draw: async () => (await import('./draw-card.ts')).drawCard(element, { card, font, encoding }),
  };
}
