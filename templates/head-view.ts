/** What stands in `<head>`. */
export interface HeadView {
  /** `{page title} | {brand}`. */
  title: string;
  description: string;
  /** The absolute address of the page; absent on the not-found page, which has none. */
  canonical?: string;
  /** Absolute addresses of the page in each language, and `x-default`. */
  alternates: { hreflang: string; href: string }[];
  /** The `og:locale` of the page, and of the other language. */
  ogLocale: { own: string; other: string };
  /** True for pages that search engines must not list. */
  noindex: boolean;
  /** The CSS that the page needs, to be inlined. */
  css: string;
  /** The sheets of what stands below the first screen or is hidden at first. */
  lateCssHrefs: string[];
  /** The addresses of the fonts, to be preloaded. */
  fontHrefs: string[];
  script: ScriptView;
  iconHref: string;
  /** The web manifest of the page's language. */
  manifestHref: string;
  /** The picture that networks show with a link to the page; absent on the not-found page. */
  card?: { src: string; alt: string };
}

/** A script, and the hash that it must have to be run (Subresource Integrity). */
interface ScriptView {
  href: string;
  integrity: string;
}
