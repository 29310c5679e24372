import type { KindOptions, ScriptKind } from './kind.ts';

const src = ({ id }: KindOptions) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

/**
 * Consent Mode v2: everything is denied at first, then what belongs to a tag is granted when that tag starts. Elements of all that
 * starts together are in the page before this code runs, so that the first measurement knows of all of it.
 */
const start = ({ id }: KindOptions) => `if (!window.gtag) {
    window.dataLayer = window.dataLayer || [];
    window.gtag = function () { dataLayer.push(arguments); };
    gtag('consent', 'default', {
      ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied',
    });
    gtag('js', new Date());
  }
  const isStarted = (kind) => document.querySelector('script[src="/scripts/' + kind + '.js"]');
  const ads = isStarted('google-ads') ? 'granted' : 'denied';
  gtag('consent', 'update', {
    ad_storage: ads, ad_user_data: ads, ad_personalization: ads,
    analytics_storage: isStarted('google-analytics') ? 'granted' : 'denied',
  });
  gtag('config', ${JSON.stringify(id)});`;

// The hosts are those of developers.google.com/tag-platform/security/guides/csp. Scripts are limited to the folders that tags load
// from, and none comes from www.google.com, some of whose endpoints answer with whatever they are asked for. Google Ads also calls
// the Google domain of the visitor's country (www.google.is). A source has no wildcard for top-level domains, and all 187
// would add 4 kB to each directive, so these calls are blocked. They serve lists for remarketing.

export const googleAnalytics: ScriptKind = {
  name: 'Google Analytics 4',
  category: 'analytics',
  isAmerican: true,
  keys: {
    id: {
      format: /^G-(?!X+$)[A-Z\d]{4,}$/,
      example: 'G-1A2B3C4D5E',
      holds: 'the measurement ID (in Google Analytics: Admin, Data streams, your site)',
    },
  },
  address:
    /^https:\/\/(?:www\.googletagmanager\.com\/gtag\/js(?:\?id=(G-[A-Z\d]+))?|(?:www|ssl)\.google-analytics\.com\/)/,
  src,
  start,
  sources: () => ({
    'script-src': ['https://www.googletagmanager.com/gtag/'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://analytics.google.com',
      'https://*.analytics.google.com',
    ],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  }),
  stored: { _ga: '2 years', '_ga_*': '2 years' },
  cookies: ['_ga', '_ga_*'],
};

export const googleAds: ScriptKind = {
  name: 'Google Ads',
  category: 'marketing',
  isAmerican: true,
  keys: {
    id: {
      format: /^AW-\d{6,}$/,
      example: 'AW-1234567890',
      holds: 'the ID of the Google tag (in Google Ads: Tools, Data manager, Google tag)',
    },
  },
  address:
    /^https:\/\/(?:www\.googletagmanager\.com\/gtag\/js\?id=(AW-\d+)|www\.googleadservices\.com\/|googleads\.g\.doubleclick\.net\/)/,
  src,
  start,
  sources: () => ({
    'script-src': [
      'https://www.googletagmanager.com/gtag/',
      'https://www.googleadservices.com/pagead/',
      'https://googleads.g.doubleclick.net/pagead/',
    ],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://google.com',
      'https://googleads.g.doubleclick.net',
      'https://ad.doubleclick.net',
      'https://stats.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
    ],
    'img-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://google.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
    ],
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  }),
  stored: { _gcl_au: '3 months', '_gcl_*': '3 months', IDE: '13 months' },
  cookies: ['_gcl_*'],
};
