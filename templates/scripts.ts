import type { SiteScripts } from '../src/define/index.ts';

/** The code of the site that reaches the browser. */
export const scripts = {
  entry: 'client.ts',
  islands: {
    ContactForm: 'forms/contact/ContactForm.tsx',
    FaqBrowser: 'islands/FaqBrowser/FaqBrowser.tsx',
    Quiz: 'islands/Quiz/Quiz.tsx',
    QuoteForm: 'forms/quote/QuoteForm.tsx',
    SiteSearch: 'islands/SiteSearch/SiteSearch.tsx',
  },
  enhancements: {
    'data-contents': 'pages/terms/current-section.ts',
    'data-nearest-pages': 'pages/not-found/nearest-pages.ts',
    'data-share': 'components/share.ts',
  },
} as const satisfies SiteScripts;

/** The name of an island of the site. */
export type IslandName = keyof typeof scripts.islands;
