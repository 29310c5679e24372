import { type CardContext, type CardDefinition, isOf, type Route } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import { schema as home } from '../pages/home/schema.ts';
import { serviceOf } from '../services.ts';
import { Card, type CardView, cardFont, cardSize, headingRoom, type Motif } from './Card.tsx';
import { fitText } from './fit-text.ts';

/** The pictures for shared links. */
export const card: CardDefinition<Data> = {
  size: cardSize,
  font: { ...cardFont, file: 'templates/fonts/card.woff2' },
  card: (route, site) => {
    const view = cardView(route, site);
    return { element: <Card view={view} />, alt: `${view.lines.join(' ')} – ${view.brand}` };
  },
};

/** A page begins with a heading; where its kind has none of its own, that is its title. */
const headingOf = ({ page: { data } }: Route): string =>
  (data as { hero?: { heading: string } }).hero?.heading ?? data.title;

function cardView(route: Route, { content }: CardContext<Data>): CardView {
  const { title, label: short } = route.page.data;
  const heading = headingOf(route);
  const motif = motifOf(route);
  const label = isOf(route, home) ? title : (short ?? title);
  const { brand, logo } = content.shared.site;
  return {
    brand,
    mark: /\bd="([^"]+)"/.exec(content.media.icons.get(logo)?.body ?? '')?.[1] ?? '',
    ...(label.toLowerCase() === heading.toLowerCase() ? {} : { label }),
    ...fitText(heading, { ...headingRoom[motif.kind], lineHeight: cardFont.lineHeight }),
    motif,
  };
}

/** Services have a colour and a figure; the other pages share out the colours, and tangle the thread each their own way. */
function motifOf(route: Route): Motif {
  const service = serviceOf(route);
  if (service) return { kind: 'figure', colour: service.colour, shape: service.shape };
  const seed = [...route.id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  if (isOf(route, home)) return { kind: 'thread', colours: ['lava', 'glacier', 'sulphur'], seed: 21 };
  const colours = ['sulphur', 'moss', 'glacier', 'aurora', 'lava'] as const;
  return { kind: 'thread', colours: [colours[seed % colours.length] ?? 'lava'], seed };
}
