import type { Locale, SiteContext } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import type { ServiceFigure } from '../islands/SiteSearch/SearchResults.tsx';
import { shapePath } from '../motif/shapes.ts';
import { servicesOf } from '../services.ts';

/** Returns the figure of each service by the address of its page. */
export function serviceFigures({ routes }: SiteContext<Data>, locale: Locale): Record<string, ServiceFigure> {
  return Object.fromEntries(
    servicesOf(routes, locale).map(({ route, data: { shape, colour } }) => [
      route.path,
      { d: shapePath(shape), colour },
    ]),
  );
}
