import type { SearchLanguage } from '../define/locale.ts';

// What the browser must know of the site to search it. The bundler writes this module anew for each site.

/** How the search reads each language, from `templates/locales/`. */
export declare const searchLanguages: readonly SearchLanguage[];

/** The types of results, in the order in which equal hits are shown. */
export declare const searchTypes: readonly string[];
