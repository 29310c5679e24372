import type { Artifact } from '../artifact.ts';
import type { RenderContext } from './context.ts';
import { absolute, alternatesOf } from './head.ts';

/** `sitemap.xml`: every page with its language versions (sitemaps.org 0.9, xhtml alternates). */
export function renderSitemap(context: RenderContext): Artifact {
  const routes = context.routes.all.filter(({ page }) => page.data.template !== 'not-found');
  const urls = routes.map((route) => {
    const alternates = alternatesOf(route, context).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(absolute(route, context))}</loc>${alternates.join('')}</url>`;
  });
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return { path: 'sitemap.xml', body };
}

/** `robots.txt`: everything may be read, and where the sitemap is (RFC 9309). */
export function renderRobots({ baseUrl }: RenderContext): Artifact {
  return { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n` };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
