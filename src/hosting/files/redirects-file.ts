import { defaultLocale, localePrefix, locales } from '../../rules/locale.ts';
import { type HostingManifest, manifestFile } from '../manifest.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both lead by themselves from `/page/` and `/page.html` to
 * `/page`, and answer what is nowhere with `404.html`; the English page has to be named.
 */
export function redirectsFile({ redirects, notFound }: HostingManifest): string {
  const moved = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
  const hidden = `/${manifestFile} /${notFound[defaultLocale]} 404!`;
  const inOtherLanguages = locales
    .filter((locale) => localePrefix[locale] !== '')
    .map((locale) => `${localePrefix[locale]}/* /${notFound[locale]} 404`);
  return `${[...moved, hidden, ...inOtherLanguages].join('\n')}\n`;
}
