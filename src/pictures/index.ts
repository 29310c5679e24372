import type { Site } from '../model/site.ts';
import type { RouteTable } from '../routes/index.ts';
import { type PageCard, planCard } from './cards.ts';
import { type AppIcon, planIcons } from './icons.ts';
import type { Picture } from './picture.ts';
import { openStudio } from './studio.ts';

export type { PageCard } from './cards.ts';
export { drawPictures } from './draw.ts';
export type { AppIcon } from './icons.ts';
export type { Picture } from './picture.ts';

/** The pictures that the site makes itself, planned: pages can name them before they are drawn. */
export interface Pictures {
  /** The card of each page that can be shared, by its file. */
  cards: ReadonlyMap<string, PageCard>;
  /** The icons of the web manifest. */
  appIcons: readonly AppIcon[];
  all: readonly Picture[];
}

/** Plans the card of every page that has an address, and all icons. Draws nothing. */
export function planPictures(site: Site, routes: RouteTable, toolDir: string): Pictures {
  const studio = openStudio(toolDir);
  const shared = routes.all.filter(({ page }) => page.data.template !== 'not-found');
  const cards = new Map(shared.map((route) => [route.file, planCard(route, site, studio)]));
  const { byConvention, forManifest } = planIcons(site.media.favicon, studio);
  return { cards, appIcons: forManifest, all: [...cards.values(), ...byConvention, ...forManifest] };
}
