import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  Card,
  type CardView,
  cardFont,
  cardSize,
  headingRoom,
  type Motif,
} from '../../templates/cards/Card.tsx';
import type { Site } from '../model/site.ts';
import type { Route } from '../routes/index.ts';
import { fitText } from './fit.ts';
import type { Picture } from './picture.ts';
import type { Studio } from './studio.ts';

/** The picture that networks show with a link to a page, and what it says to those who do not see it. */
export interface PageCard extends Picture {
  alt: string;
  /** What it shows. */
  view: CardView;
}

/** Cards have few colours: a palette of 32 keeps every edge smooth in half of the bytes. */
const encoding = { palette: true, colours: 32, dither: 0, effort: 1 } as const;

/** Plans the card of a page (ogp.me). Its name holds the hash: a network that keeps pictures sees each change. */
export function planCard(route: Route, site: Site, studio: Studio): PageCard {
  const view = cardView(route, site);
  const card = createElement(Card, { view });
  const hash = studio.hash(renderToStaticMarkup(card), studio.font, JSON.stringify(encoding));
  return {
    path: `assets/cards/${route.file.replace(/\.html$/, '')}-${hash.slice(0, 8)}.png`,
    hash,
    ...cardSize,
    view,
    alt: `${view.lines.join(' ')} – ${view.brand}`,
    draw: async () => (await import('./draw-card.ts')).drawCard(card, studio.font, encoding),
  };
}

function cardView(route: Route, { settings, media }: Site): CardView {
  const { data } = route.page;
  const { heading } = data.hero;
  const motif = motifOf(route);
  const label = data.template === 'home' ? data.title : (data.label ?? data.title);
  return {
    brand: settings.brand,
    mark: /\bd="([^"]+)"/.exec(media.icons.get(settings.logo)?.body ?? '')?.[1] ?? '',
    ...(label.toLowerCase() === heading.toLowerCase() ? {} : { label }),
    ...fitText(heading, { ...headingRoom[motif.kind], lineHeight: cardFont.lineHeight }),
    motif,
  };
}

/** Services have a colour and a figure; the other pages share out the colours, and tangle the thread each their own way. */
function motifOf({ id, page: { data } }: Route): Motif {
  if ('shape' in data) return { kind: 'figure', colour: data.colour, shape: data.shape };
  const seed = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  if (data.template === 'home') return { kind: 'thread', colours: ['lava', 'glacier', 'sulphur'], seed: 21 };
  const colours = ['sulphur', 'moss', 'glacier', 'aurora', 'lava'] as const;
  return { kind: 'thread', colours: [colours[seed % colours.length] ?? 'lava'], seed };
}
