import type { Choice, PageFacts } from './facts.ts';
import { sourceOf } from './texts.ts';

/**
 * What is in pages for their styles until all pages are rendered: which styles a page gets follows from the markup. Each
 * is looked for only where no text of a page can be.
 */
export const stylePlaceholders = {
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

/** A page with its styles in place of what stood for them. */
export function fillIn(html: string, { css, lateHrefs, fontHrefs }: PageStyles): string {
  const withLinks = repeatLink(
    repeatLink(html, stylePlaceholders.font, fontHrefs),
    stylePlaceholders.lateCss,
    lateHrefs,
  );
  return withLinks.replace(`>${stylePlaceholders.css}</style>`, () => `>${css}</style>`);
}

function repeatLink(html: string, placeholder: string, hrefs: readonly string[]): string {
  const link = new RegExp(`<link [^>]*href="${placeholder}"[^>]*>`);
  return html.replace(link, (tag) => hrefs.map((href) => tag.replace(placeholder, () => href)).join(''));
}

/** What is known of a page when its styles are in place of what stood for them: the same as if it were read again. */
export function fillFacts(facts: PageFacts, { css, lateHrefs, fontHrefs }: PageStyles): PageFacts {
  const { references, resources, hashes } = facts;
  const hrefs = new Map([
    [stylePlaceholders.lateCss, lateHrefs],
    [stylePlaceholders.font, fontHrefs],
  ]);
  const filled = (choices: readonly Choice[]): Choice[] =>
    choices.flatMap((choice) => hrefs.get(choice[0] ?? '')?.map((href) => [href]) ?? [choice]);
  const styles = hashes.styles.map((source) => (source === placeholderSource ? sourceOf(css) : source));
  return {
    ...facts,
    hashes: { ...hashes, styles },
    references: references.flatMap((reference) => {
      const put = reference.kind === 'resource' ? hrefs.get(reference.url) : undefined;
      return put?.map((url) => ({ ...reference, url })) ?? reference;
    }),
    resources: { ...resources, css: filled(resources.css), fonts: filled(resources.fonts) },
  };
}

const placeholderSource = sourceOf(stylePlaceholders.css);
