import type { Artifact } from '../../artifact.ts';
import type { Route } from '../../routes/index.ts';
import { pageSchemas } from '../../schema/index.ts';
import type { RenderContext } from '../context.ts';
import { absolute, alternatesOf } from '../head.ts';
import { resolve } from '../resolve.ts';

/** `sitemap.xml`: every page with its language versions and its last change (sitemaps.org 0.9, xhtml alternates). */
export function renderSitemap(context: RenderContext): Artifact {
  const routes = context.routes.all.filter(({ page }) => page.data.template !== 'not-found');
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...routes.map((route) => renderUrl(route, context)),
    '</urlset>',
    '',
  ].join('\n');
  return { path: 'sitemap.xml', body };
}

function renderUrl(route: Route, context: RenderContext): string {
  const day = lastChange(route, context);
  const alternates = alternatesOf(route, context).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  return `<url><loc>${escapeXml(absolute(route, context))}</loc>${lastmod}${alternates.join('')}</url>`;
}

/** The latest day on which something of the page's own changed; unknown when one of its files has no known day. */
function lastChange({ page }: Route, { changes }: RenderContext): string | undefined {
  const { locale, name, extension } = page.document;
  const files = [`${locale}/${name}${extension}`, ...(showsPrices(page) ? ['prices.yaml'] : [])];
  const days = files.map((file) => changes.get(file));
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

function showsPrices({ data }: Route['page']): boolean {
  let shows = false;
  const name = (text: string) => text;
  const price = () => {
    shows = true;
  };
  resolve(pageSchemas[data.template], data, { icon: name, page: name, statistic: name, video: name, price });
  return shows;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
