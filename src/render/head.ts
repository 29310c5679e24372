import type { HeadView } from '../../templates/page-view.ts';
import type { Route } from '../routes/index.ts';
import { defaultLocale, type Locale, locales, otherLocale } from '../rules/locale.ts';
import type { RenderContext } from './context.ts';
import { webManifestHref } from './machines/web-manifest.ts';

const ogLocales: Record<Locale, string> = { is: 'is_IS', en: 'en_US' };

/** What stands in the `<head>` of a page. */
export function createHead(route: Route, context: RenderContext): HeadView {
  const { site, assets, media, preview } = context;
  const { title, description, template } = route.page.data;
  const isAddress = template !== 'not-found';
  return {
    title: `${title} | ${site.settings.brand}`,
    description,
    ...(isAddress ? { canonical: absolute(route, context) } : {}),
    alternates: isAddress ? alternatesOf(route, context) : [],
    ogLocale: { own: ogLocales[route.locale], other: ogLocales[otherLocale(route.locale)] },
    noindex: preview || !isAddress,
    ...cardOf(route, context),
    manifestHref: webManifestHref(route.locale),
    css: assets.css.get(template) ?? '',
    lateCssHrefs: [assets.lateCss, assets.lateCssOf.get(template) ?? []].flat(),
    fontHrefs: [...assets.fonts],
    script: assets.script,
    iconHref: media.get('favicon.svg') ?? '',
  };
}

/** Networks ask for the whole address of a picture. */
function cardOf({ file }: Route, { pictures, baseUrl }: RenderContext): Pick<HeadView, 'card'> {
  const card = pictures.cards.get(file);
  return card ? { card: { src: `${baseUrl}/${card.path}`, alt: card.alt } } : {};
}

/** The address of a page with its host. */
export function absolute(route: Route, { baseUrl }: RenderContext): string {
  return `${baseUrl}${route.path}`;
}

/** Every language of a page with its address, and the default for visitors of other languages. */
export function alternatesOf(route: Route, context: RenderContext): { hreflang: string; href: string }[] {
  const versions = locales.map((locale) => context.routes.get(locale, route.id));
  const byLocale = versions.map((version) => ({
    hreflang: version.locale as string,
    href: absolute(version, context),
  }));
  const fallback = versions.filter(({ locale }) => locale === defaultLocale);
  return [
    ...byLocale,
    ...fallback.map((version) => ({ hreflang: 'x-default', href: absolute(version, context) })),
  ];
}
