import { type HostingManifest, manifestFile } from '../manifest.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both lead by themselves from `/page/` and `/page.html` to
 * `/page`, and answer what is nowhere with `404.html`; the pages of other languages have to be named.
 */
export function redirectsFile({ redirects, locales: [first, ...others] }: HostingManifest): string {
  const moved = redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`);
  const hidden = `/${manifestFile} /${first.notFound} 404!`;
  const inOtherLanguages = others.map(({ prefix, notFound }) => `${prefix}/* /${notFound} 404`);
  return `${[...moved, hidden, ...inOtherLanguages].join('\n')}\n`;
}
