/**
 * What stands in pages for their styles until all pages are rendered: which styles a page gets follows from the markup. Each
 * is looked for only where no text of a page can stand.
 */
export const placeholders = {
  /** For the styles of the first screen, alone in a `<style>`. */
  css: '/* first styles */',
  /** For the address of a late sheet in a `<link>`, which is repeated for each. */
  lateCss: '/late-styles.css',
  /** For the address of a font in a `<link>`, which is repeated for each font of the first screen. */
  font: '/first-font.woff2',
};

/** The styles of a page. */
export interface PageStyles {
  css: string;
  lateHrefs: readonly string[];
  fontHrefs: readonly string[];
}

/** A page with its styles in the place of what stood for them. */
export function fillIn(html: string, { css, lateHrefs, fontHrefs }: PageStyles): string {
  const withLinks = repeatLink(
    repeatLink(html, placeholders.font, fontHrefs),
    placeholders.lateCss,
    lateHrefs,
  );
  return withLinks.replace(`>${placeholders.css}</style>`, () => `>${css}</style>`);
}

function repeatLink(html: string, placeholder: string, hrefs: readonly string[]): string {
  const link = new RegExp(`<link [^>]*href="${placeholder}"[^>]*>`);
  return html.replace(link, (tag) => hrefs.map((href) => tag.replace(placeholder, () => href)).join(''));
}
