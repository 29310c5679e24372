import type { Artifact } from '../../artifact.ts';
import type { SiteLocale } from '../../define/locale.ts';
import { labelOf, type RenderContext } from './resolvers.ts';

/** Renders plain not-found pages for a site that defines none: the status code, and a link to the home page. */
export function renderPlainNotFound({ site, locales, routes }: RenderContext): Artifact[] {
  const isDefined = Object.values(site.pages).some(({ role }) => role === 'not-found');
  if (isDefined) return [];
  return locales.map((locale) => ({
    path: `${locale.prefix}/404.html`.slice(1),
    body: plainPage(locale, routes.home(locale.id)),
  }));
}

function plainPage({ id }: SiteLocale, home: ReturnType<RenderContext['routes']['home']>): string {
  return [
    `<!doctype html><html lang="${id}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>404</title></head><body><main><h1>404</h1><p><a href="${home.path}">${escapeText(labelOf(home))}</a></p>`,
    '</main></body></html>\n',
  ].join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
