import { renderToStaticMarkup } from 'react-dom/server';
import type { CardContext, CardDefinition } from '../../define/card.ts';
import type { Route } from '../../routes/index.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Picture } from './picture.ts';

/** The picture that social networks show with a link to a page, and its text alternative. */
export interface PageCard extends Picture {
  alt: string;
}

/** The PNG encoding of cards. They have few colours, so a palette of 32 halves their size. */
const encoding = { palette: true, colours: 32, dither: 0, effort: 1 } as const;

/** The inputs of planning a card. */
interface CardPlanning {
  card: CardDefinition;
  font: Buffer;
  context: CardContext;
  fingerprint: Fingerprint;
}

/** Plans the card of a page (ogp.me). Its name contains its hash, because social networks cache pictures. */
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
