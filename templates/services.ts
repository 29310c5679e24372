import type { PageFields, Route, RouteTable } from '../src/define/index.ts';
import type { Gamification } from './pages/gamification/schema.ts';
import type { Service } from './pages/service/schema.ts';
import type { Strategy } from './pages/strategy/schema.ts';
import type { WebDevelopment } from './pages/web-development/schema.ts';

/** What every page that presents a service holds, whatever its kind. */
export type AnyService = Service | Strategy | WebDevelopment | Gamification;

/** The content of a page that presents a service; undefined for all others. Only they have a figure. */
export function serviceOf({ page }: Route): AnyService | undefined {
  return isService(page.data) ? page.data : undefined;
}

function isService(data: PageFields): data is AnyService {
  return 'shape' in data;
}

/** The pages of a language that present a service, in the order of the menus. */
export function servicesOf(routes: RouteTable, locale: string): { route: Route; data: AnyService }[] {
  return routes.all
    .flatMap((route) => {
      const data = route.locale === locale ? serviceOf(route) : undefined;
      return data ? [{ route, data }] : [];
    })
    .toSorted((a, b) => a.data.order - b.data.order || (a.route.id < b.route.id ? -1 : 1));
}
