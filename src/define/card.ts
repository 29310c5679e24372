import type { ReactElement } from 'react';
import type { SiteData } from './content.ts';
import type { SiteContext } from './context.ts';
import type { Route } from './route.ts';

/**
 * The preview image of a page for shared links. It is a component rendered by satori, which supports flexbox
 * and inline styles only.
 */
export interface CardDefinition<D extends SiteData = SiteData> {
  /** The size in pixels. */
  size: { width: number; height: number };
  /** The only font of the card: a WOFF2 file, by its path relative to the site folder. */
  font: { name: string; weight: 400 | 500 | 600 | 700; file: string };
  /** Returns the card of a page and its alternative text. */
  card(route: Route, site: CardContext<D>): { element: ReactElement; alt: string };
}

/** The context of a card. Pictures have no URLs yet. */
export type CardContext<D extends SiteData = SiteData> = Pick<
  SiteContext<D>,
  'content' | 'locales' | 'routes'
>;
