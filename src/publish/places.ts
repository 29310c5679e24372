import { join } from 'node:path';
import { entriesOf, type Path } from '../define/walk.ts';
import { type Place, placeAt } from '../diagnostics/index.ts';
import type { Db } from '../graph/index.ts';
import { text } from '../graph/inputs.ts';
import type { Route, RouteTable } from '../routes/index.ts';

/** Finds the place in the content of a page's link or heading, or of the page itself; undefined if a template made it. */
export type PlaceOf = (address: string, href?: string) => Place | undefined;

/** Creates a function that finds the place in the content of a page's link or heading. */
export function createPlaces(routes: RouteTable): PlaceOf {
  const byAddress = new Map(routes.rendered.map((route) => [route.path, route]));
  return (address, href) => {
    const route = byAddress.get(address);
    if (href === undefined) return route && { file: route.page.head.file };
    const heading = route?.page.body?.headings.find(({ id }) => href === `#${id}`);
    if (heading) return route?.page.document.locateLine(heading.line);
    const wanted = decoded(href);
    const use = route?.page.body?.uses.find(
      ({ value }) => decoded(addressOf(value, route, routes)) === wanted,
    );
    if (!route) return undefined;
    if (use) return placeOfLink(route, use);
    return href.startsWith('#') ? undefined : placeOfValue(route, wanted);
  };
}

/** Finds the value of a key from which a template makes an address: the address, or its fragment. */
function placeOfValue({ page: { document } }: Route, address: string): Place | undefined {
  const [, fragment = address] = address.split('#');
  const path = pathTo(document.data, (value) => value === address || value === fragment);
  return path && document.locate(path);
}

/** Finds the path of the first value that fits. */
function pathTo(data: unknown, isWanted: (value: unknown) => boolean): Path | undefined {
  if (isWanted(data)) return [];
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of entriesOf(data)) {
    const rest = pathTo(value, isWanted);
    if (rest) return [key, ...rest];
  }
  return undefined;
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

/** Finds the first of some texts that a file below `templates/` has; the file alone if it has none. */
export type PlaceInCode = (path: string, ...texts: string[]) => Place;

/** Creates a function that finds a text in the code of the site. */
export function createPlaceInCode(db: Db): PlaceInCode {
  return (path, ...texts) => {
    const absolute = join(db.config.siteDir, 'templates', path);
    const read = db.get(text, absolute);
    const code = 'text' in read ? read.text : '';
    const found = texts.find((one) => code.includes(one)) ?? '';
    const start = code.indexOf(found);
    const file = db.config.shown(absolute);
    return found === '' ? { file } : placeAt(file, code, { start, end: start + found.length });
  };
}
