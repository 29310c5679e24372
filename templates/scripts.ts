import type { SiteScripts } from '../src/define/index.ts';

/** The code of the site that reaches the browser. */
export const scripts = {
  entry: 'client.ts',
  islands: {
    ContactForm: 'forms/contact/ContactForm.tsx',
    FaqBrowser: 'islands/FaqBrowser/FaqBrowser.tsx',
    Quiz: 'pages/gamification/Quiz/Quiz.tsx',
    QuoteForm: 'forms/quote/QuoteForm.tsx',
    SiteSearch: 'islands/SiteSearch/SiteSearch.tsx',
  },
  enhancements: {
    'data-campaign-budget': 'instruments/budget.ts',
    'data-contents': 'components/current-section.ts',
    'data-fold': 'components/fold.ts',
    'data-form-thread': 'motif/form-thread.ts',
    'data-not-found': 'pages/not-found/ways-out.ts',
    'data-open-now': 'hours/open-now.ts',
    'data-pull-threads': 'pages/home/pull-threads.ts',
    'data-race': 'instruments/race.ts',
    'data-share': 'components/share.ts',
    'data-specimen': 'instruments/specimen.ts',
  },
} as const satisfies SiteScripts;

/** The name of an island of the site. */
export type IslandName = keyof typeof scripts.islands;
