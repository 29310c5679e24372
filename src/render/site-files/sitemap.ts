import type { Artifact } from '../../artifact.ts';
import type { Site } from '../../define/site.ts';
import { walkFields } from '../../define/walk.ts';
import { changes } from '../../load/changes.ts';
import type { Route } from '../../routes/index.ts';
import type { RenderContext } from '../context.ts';
import { absolute, alternatesOf } from '../head.ts';

/** `sitemap.xml`: every page with its language versions and its last change (sitemaps.org 0.9, xhtml alternates). */
export function renderSitemap(context: RenderContext): Artifact {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...context.routes.addressed.map((route) => renderUrl(route, context)),
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
function lastChange({ page }: Route, { site, db }: RenderContext): string | undefined {
  const { locale, name, extension } = page.document;
  const files = [`${locale}/${name}${extension}`, ...sharedFiles(page, site)];
  const days = files.map((file) => db.get(changes).get(file));
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

/** The shared files whose changes a page shows: those that hold what it names, such as prices. */
function sharedFiles({ kind, data }: Route['page'], { references = {} }: Site): string[] {
  const files = new Set<string>();
  walkFields(kind.schema, data, ({ value, meta: { role = '' } }) => {
    const reference = references[role];
    if (reference?.isShown && typeof value === 'string') files.add(`${reference.file}.yaml`);
  });
  return [...files];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
