import type { SearchLanguage } from '../define/locale.ts';

// What the browser must know of the site to search it. The bundler writes this module anew for each site; while pages are
// rendered nothing is searched.

/** How the search reads each language. */
export const searchLanguages: readonly SearchLanguage[] = [];

/** The types of results, in the order in which equal hits are shown. */
export const searchTypes: readonly string[] = [];
