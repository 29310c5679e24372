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
    return use && route && placeOfLink(route, use);
  };
}

/** The letters of a link; its paragraph begins at its line. */
function placeOfLink(
  { page: { body, document } }: Route,
  { value, line }: { value: string; line: number },
): Place {
  const written = decoded(value);
  const lines = body?.source.split('\n').slice(line - 1) ?? [];
  const after = lines.findIndex((one) => one.includes(written));
  const place = document.locateLine(line + Math.max(0, after));
  const start = place.sourceLine?.indexOf(written) ?? -1;
  return start < 0 ? place : { ...place, column: start + 1, length: written.length };
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
