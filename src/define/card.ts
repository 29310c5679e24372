import type { ReactElement } from 'react';
import type { SiteData } from './content.ts';
import type { SiteContext } from './context.ts';
import type { Route } from './route.ts';

/** The picture that networks show with a link to a page: a component that satori draws (flex boxes and inline styles only). */
export interface CardDefinition<D extends SiteData = SiteData> {
  /** In pixels. */
  size: { width: number; height: number };
  /** The only font of a card: a WOFF2 file, by its path below the folder of the site. */
  font: { name: string; weight: 400 | 500 | 600 | 700; file: string };
  /** What the card of a page shows, and what it says to those who do not see it. */
  card(route: Route, site: CardContext<D>): { element: ReactElement; alt: string };
}

/** What a card may know: pages have no addresses of pictures yet. */
export type CardContext<D extends SiteData = SiteData> = Pick<
  SiteContext<D>,
  'content' | 'locales' | 'routes'
>;
