import type { Artifact } from '../../artifact.ts';
import { changes } from '../../content/load/changes.ts';
import { given } from '../../define/given.ts';
import type { Locale } from '../../define/locale.ts';
import { isAddressed } from '../../define/route.ts';
import type { LlmsSection, Site } from '../../define/site.ts';
import { walkFields } from '../../define/walk.ts';
import { escapeXml } from '../../define/xml.ts';
import type { Route } from '../../routes/index.ts';
import { absolute, alternatesOf, webManifestHref } from './head.ts';
import { labelOf, type RenderContext } from './resolvers.ts';
import { renderTexts } from './texts.ts';

/** Renders the machine-readable files of the site. A preview has no sitemap. */
export function renderSiteFiles(context: RenderContext): Artifact[] {
  return [
    ...(context.preview ? [] : [renderSitemap(context)]),
    renderRobots(context),
    renderLlms(context),
    ...renderSecurity(context),
    ...renderConsentCode(context),
    ...renderTexts(context),
    ...context.locales.map(({ id }) => renderWebManifest(id, context)),
  ];
}

/** Renders `sitemap.xml`: every page with its language versions and last change (sitemaps.org 0.9, xhtml alternates). */
function renderSitemap(context: RenderContext): Artifact {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...context.routes.rendered.filter(isListed).map((route) => renderUrl(route, context)),
    '</urlset>',
    '',
  ].join('\n');
  return { path: 'sitemap.xml', body };
}

/** Checks whether search engines may list a page. */
const isListed = (route: Route) => isAddressed(route) && !route.page.data.noindex;

function renderUrl(route: Route, context: RenderContext): string {
  const day = lastChange(route, context);
  const alternates = alternatesOf(route, context).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  return `<url><loc>${escapeXml(absolute(route, context))}</loc>${lastmod}${alternates.join('')}</url>`;
}

/** Returns the day of the page's last change; undefined if one of its files has no known day. */
function lastChange({ page }: Route, { site, db }: RenderContext): string | undefined {
  const { locale, name, extension } = page.head;
  const files = [`${locale}/${name}${extension}`, ...sharedFiles(page, site)];
  const days = files.map((file) => db.get(changes).get(file));
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

/** Lists the shared files whose content a page shows by reference, such as prices. */
function sharedFiles({ kind, data }: Route['page'], { references = {} }: Site): string[] {
  const files = new Set<string>();
  if (!Object.values(references).some(({ isShown }) => isShown)) return [];
  walkFields(kind.schema, data, ({ value, meta: { role = '' } }) => {
    const reference = references[role];
    if (reference?.isShown && typeof value === 'string') files.add(`${reference.file}.yaml`);
  });
  return [...files];
}

/** Renders `llms.txt` (llmstxt.org): every page in every language, with its description. */
function renderLlms(context: RenderContext): Artifact {
  const { facts, routes, locales } = context;
  const describe = (route: Route) =>
    `- [${labelOf(route)}](${absolute(route, context)}): ${route.page.data.description}`;
  const sections = locales.flatMap(({ id }) => sectionsOf(id, context));
  const optional = routes.addressed.filter((route) => isListed(route) && isOptional(route));
  const all = [...sections, ...(optional.length > 0 ? [{ title: 'Optional', routes: optional }] : [])];
  const body = [
    `# ${facts.brand}`,
    ...locales.map(({ id }, at) => asSummary(routes.home(id).page.data.description, at)),
    ...all.map((one) => [`## ${one.title}`, '', ...one.routes.map(describe)].join('\n')),
  ];
  return { path: 'llms.txt', body: `${body.join('\n\n')}\n` };
}

const isOptional = ({ page }: Route) => page.kind.isOptional === true;

/** Formats a summary. Only the first is a quote, because the format has one; those of other languages follow as text. */
function asSummary(summary: string, at: number): string {
  return at === 0 ? `> ${summary}` : summary;
}

function sectionsOf(locale: string, context: RenderContext): LlmsSection[] {
  const { site, routes, locales } = context;
  const own = routes.addressed.filter(
    (route) => isListed(route) && route.locale === locale && !isOptional(route),
  );
  const title = locales.find(({ id }) => id === locale)?.name ?? locale;
  if (!site.llms) return [{ title, routes: own }];
  return given('“llms”', site.llms(own, context.content.own(locale)), ['a list']);
}

/** Renders the web manifest of a language (w3.org/TR/appmanifest), for sites installed on a home screen. */
function renderWebManifest(locale: Locale, { site, facts, routes, pictures }: RenderContext): Artifact {
  const home = routes.home(locale);
  const manifest = {
    name: facts.brand,
    description: home.page.data.description,
    lang: locale,
    dir: 'ltr',
    start_url: home.path,
    scope: '/',
    display: 'minimal-ui',
    theme_color: site.themeColour,
    background_color: site.themeColour,
    icons: pictures.appIcons.map(({ path, width: size, purpose }) => ({
      src: `/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return { path: webManifestHref(locale).slice(1), body: `${JSON.stringify(manifest)}\n` };
}

/** Renders `security.txt` (RFC 9116), if the site has a contact for vulnerability reports. */
function renderSecurity({ facts, locales, baseUrl }: RenderContext): Artifact[] {
  if (!facts.security) return [];
  const path = '.well-known/security.txt';
  const { email, expires } = facts.security;
  const body = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${locales.map(({ id }) => id).join(', ')}`,
    `Canonical: ${baseUrl}/${path}`,
    '',
  ].join('\n');
  return [{ path, body }];
}

/** Renders `robots.txt` (RFC 9309): allows everything and names the sitemap. For a preview, disallows everything. */
function renderRobots({ baseUrl, preview }: RenderContext): Artifact {
  const rules = preview ? ['Disallow: /'] : ['Allow: /', '', `Sitemap: ${baseUrl}/sitemap.xml`];
  return { path: 'robots.txt', body: `${['User-agent: *', ...rules].join('\n')}\n` };
}

/** Publishes the code that configures third-party scripts. Browsers fetch it after consent, from a stable address. */
function renderConsentCode({ facts }: RenderContext): Artifact[] {
  const { scripts = [] } = facts;
  return scripts.flatMap(({ src, code }) => (code === undefined ? [] : [{ path: src.slice(1), body: code }]));
}
