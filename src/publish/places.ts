import type { Place } from '../diagnostics/index.ts';
import type { Route, RouteTable } from '../routes/index.ts';

/** Finds the place in the content of a page's link or heading, or of the page itself; undefined if a template made it. */
export type PlaceOf = (address: string, href?: string) => Place | undefined;

/** Creates a function that finds the place in the content of a page's link or heading. */
export function createPlaces(routes: RouteTable): PlaceOf {
  const byAddress = new Map(routes.all.map((route) => [route.path, route]));
  return (address, href) => {
    const route = byAddress.get(address);
    if (href === undefined) return route && { file: route.page.document.file };
    const heading = route?.page.body?.headings.find(({ id }) => href === `#${id}`);
    if (heading) return route?.page.document.locateLine(heading.line);
    const wanted = decoded(href);
    const use = route?.page.body?.uses.find(
      ({ value }) => decoded(addressOf(value, route, routes)) === wanted,
    );
    return use && route?.page.document.locateLine(use.line);
  };
}

function addressOf(link: string, { locale }: Route, routes: RouteTable): string {
  if (!link.startsWith('page:')) return link;
  const [id = '', anchor] = link.slice('page:'.length).split('#');
  const { path } = routes.get(locale, id);
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Decodes an address. Markdown percent-encodes addresses that the content has unencoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
