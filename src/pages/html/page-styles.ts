import type { Alternatives, PageFacts } from './facts.ts';
import { hashSourceOf } from './texts.ts';

/**
 * Placeholders for styles in rendered pages, because the styles of a page depend on the markup of all pages. Each is replaced only
 * where page text cannot occur.
 */
export const stylePlaceholders = {
  /** The inline styles, alone in a `<style>`. */
  css: '/* first styles */',
  /** The address of a late sheet in a `<link>`, which is repeated for each. */
  lateCss: '/late-styles.css',
  /** The address of a font in a `<link>`, which is repeated for each font of the first screen. */
  font: '/first-font.woff2',
};

/** The styles of a page. */
export interface PageStyles {
  css: string;
  lateHrefs: readonly string[];
  fontHrefs: readonly string[];
}

/** Replaces the placeholders of a page with its styles. */
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

/** Replaces the placeholders in the facts of a page. The result equals the facts of the page after `fillIn`. */
export function fillFacts(facts: PageFacts, { css, lateHrefs, fontHrefs }: PageStyles): PageFacts {
  const { references, resources, hashes } = facts;
  const hrefs = new Map([
    [stylePlaceholders.lateCss, lateHrefs],
    [stylePlaceholders.font, fontHrefs],
  ]);
  const filled = (choices: readonly Alternatives[]): Alternatives[] =>
    choices.flatMap((choice) => hrefs.get(choice[0] ?? '')?.map((href) => [href]) ?? [choice]);
  const styles = hashes.styles.map((source) => (source === placeholderSource ? hashSourceOf(css) : source));
  return {
    ...facts,
    hashes: { ...hashes, styles },
    references: references.flatMap((reference) => {
      const urls = reference.kind === 'resource' ? hrefs.get(reference.url) : undefined;
      return urls?.map((url) => ({ ...reference, url })) ?? reference;
    }),
    resources: { ...resources, css: filled(resources.css), fonts: filled(resources.fonts) },
  };
}

const placeholderSource = hashSourceOf(stylePlaceholders.css);
