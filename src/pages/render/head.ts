import { cardOf } from '../../assets/pictures/index.ts';
import type { Locale } from '../../define/locale.ts';
import type { HeadView } from '../../define/view.ts';
import type { Route } from '../../routes/index.ts';
import type { RenderContext } from './resolvers.ts';

/** Creates the view of a page's `<head>`. */
export function createHead(route: Route, context: RenderContext): HeadView {
  const { facts, assets, media, preview, locales } = context;
  const { data, kind, unpublished } = route.page;
  const { title, description } = route.derived ?? data;
  const isAddress = kind.role !== 'not-found';
  const ogLocalesOf = (isOwn: boolean) =>
    locales.filter(({ id }) => (id === route.locale) === isOwn).map(({ ogLocale }) => ogLocale);
  return {
    title: `${title} | ${facts.brand}`,
    description,
    ...(isAddress ? { canonical: absolute(route, context) } : {}),
    alternates: isAddress ? alternatesOf(route, context) : [],
    ogLocale: { own: ogLocalesOf(true).join(), others: ogLocalesOf(false) },
    noindex: preview || !isAddress || data.noindex || unpublished !== undefined,
    ...cardView(route, context),
    manifestHref: webManifestHref(route.locale),
    css: assets.styles.css,
    lateCssHrefs: [assets.styles.lateCss],
    fontHrefs: [assets.styles.font],
    script: assets.script,
    iconHref: media.get('favicon.svg') ?? '',
  };
}

/** Creates the view of a page's card. Social networks require an absolute address. A derived page has the card of its page. */
function cardView({ locale, page }: Route, context: RenderContext): Pick<HeadView, 'card'> {
  const { file } = context.routes.get(locale, page.id);
  const card = cardOf(context.db, file);
  return card ? { card: { src: `${context.baseUrl}/${card.path}`, alt: card.alt } } : {};
}

/** Returns the absolute address of a page. */
export function absolute(route: Route, { baseUrl }: RenderContext): string {
  return `${baseUrl}${route.path}`;
}

/** Lists the language versions of a page, and the default for visitors of other languages. */
export function alternatesOf(route: Route, context: RenderContext): { hreflang: string; href: string }[] {
  const versions = context.routes.versions(route);
  const byLocale = versions.map((version) => ({
    hreflang: version.locale,
    href: absolute(version, context),
  }));
  const fallback = versions.slice(0, 1);
  return [
    ...byLocale,
    ...fallback.map((version) => ({ hreflang: 'x-default', href: absolute(version, context) })),
  ];
}

/** Returns the address of the web manifest of a language. */
export const webManifestHref = (locale: Locale): string => `/${locale}.webmanifest`;
