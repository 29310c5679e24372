import type { Artifact } from '../../artifact.ts';
import type { Locale } from '../../define/locale.ts';
import type { RenderContext } from '../context.ts';

/** The address of the web manifest of a language. */
export const webManifestHref = (locale: Locale): string => `/${locale}.webmanifest`;

/** The web manifest of a language (w3.org/TR/appmanifest): what a phone shows that keeps the site on its home screen. */
export function renderWebManifest(
  locale: Locale,
  { site, facts, routes, pictures }: RenderContext,
): Artifact {
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
