import type { Route } from '../routes/index.ts';
import type { RenderContext } from './context.ts';
import { labelOf } from './resolvers.ts';

/** A page on the way from the home page, by the name that it has there. */
interface Crumb {
  route: Route;
  text: string;
}

/** From the home page to a page; the home page itself and the not-found page have no such way (specification 3.5). */
export function breadcrumbTrail(route: Route, { site, content, routes }: RenderContext): Crumb[] {
  if (route.page.kind.role === 'not-found') return [];
  const trail = routes.trail(route);
  if (trail.length < 2) return [];
  const home = site.homeLabel?.(content.own(route.locale));
  return trail.map((one, at) => ({ route: one, text: at === 0 && home ? home : labelOf(one) }));
}
