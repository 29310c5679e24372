import type { SiteContext } from './define/context.ts';
import { digestOf } from './digest.ts';

/** A digest of everything that the parts of a site may know of it, but what its files say: pages are made anew when it changes. */
export function outlineOf({ content: { media }, routes, baseUrl }: SiteContext): string {
  const pages = routes.all.map(({ id, locale, path, file, page }) => [id, locale, path, file, page.template]);
  const { icons, videos, pictures } = media;
  return digestOf([pages, routes.redirects, [...icons], [...videos.keys()], [...pictures.keys()], baseUrl]);
}
