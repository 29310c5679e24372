import { kindNames } from './kinds.ts';

const pixel = '  - kind: meta-pixel\n    id: "123456789012345"';
const analytics = 'scripts:\n  - kind: google-analytics\n    id: G-1A2B3C4D5E';
const counter = 'scripts:\n  - src: https://stats.example/count.js';
const plausible = 'scripts:\n  - kind: plausible\n    domain: example.com';

/** Mistakes in scripts of others, and their cures. */
export const scriptExamples = {
  'script-twice': {
    args: { name: 'meta-pixel' },
    before: `scripts:\n${pixel}\n${pixel}`,
    after: `scripts:\n${pixel}`,
  },
  'script-key': {
    args: { key: 'category', kind: 'plausible', known: ['id', 'domain', 'host'] },
    before: `${plausible}\n    category: analytics`,
    after: plausible,
  },
  'script-incomplete': {
    args: {
      ...{ kind: 'meta-pixel', key: 'id', example: '"123456789012345"' },
      holds: 'the ID of the pixel (in Meta Events Manager: Data sources)',
    },
    before: 'scripts:\n  - kind: meta-pixel',
    after: `scripts:\n${pixel}`,
  },
  'script-value': {
    args: {
      ...{ kind: 'google-analytics', key: 'id', value: 'UA-12345-6', example: 'G-1A2B3C4D5E' },
      holds: 'the measurement ID (in Google Analytics: Admin, Data streams, your site)',
    },
    before: 'scripts:\n  - kind: google-analytics\n    id: UA-12345-6',
    after: analytics,
  },
  'script-kindless': {
    args: { key: 'id', kindNames },
    before: 'scripts:\n  - id: "123456789012345"',
    after: `scripts:\n${pixel}`,
  },
  'script-nameless': {
    args: { kindNames },
    before: 'scripts:\n  - category: analytics',
    after: `${counter}\n    category: analytics`,
  },
  'script-category': {
    args: undefined,
    before: counter,
    after: `${counter}\n    category: analytics`,
  },
  'script-known': {
    args: {
      ...{ src: 'https://plausible.io/js/pa-1a2B3c4D5e6F.js', kind: 'plausible', product: 'Plausible' },
      ...{ values: ['id: pa-1a2B3c4D5e6F'], isWhole: true },
    },
    before: 'scripts:\n  - src: https://plausible.io/js/pa-1a2B3c4D5e6F.js\n    category: analytics',
    after: 'scripts:\n  - kind: plausible\n    id: pa-1a2B3c4D5e6F',
  },
  'script-container': {
    args: { kindNames },
    before:
      'scripts:\n  - src: https://www.googletagmanager.com/gtm.js?id=GTM-1A2B3C\n    category: analytics',
    after: analytics,
  },
  'script-elsewhere': {
    args: { tool: 'LinkedIn', other: 'px.ads.linkedin.com', kindNames },
    before:
      'scripts:\n  - src: https://snap.licdn.com/li.lms-analytics/insight.min.js\n    category: marketing',
    after: `scripts:\n${pixel}`,
  },
  'script-missing': {
    args: { src: '/scripts/counter.js', published: [] },
    before: 'scripts:\n  - src: /scripts/counter.js\n    category: analytics',
    after: `${counter}\n    category: analytics`,
  },
};
