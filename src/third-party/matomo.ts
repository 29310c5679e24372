import { ownServer, type ScriptKind } from './kind.ts';

export const matomo: ScriptKind = {
  name: 'Matomo',
  category: 'analytics',
  keys: {
    host: {
      format: ownServer,
      example: 'https://matomo.example.com',
      holds: 'the address of your Matomo, without slash at the end',
    },
    id: {
      format: /^\d+$/,
      example: '"1"',
      holds: 'the ID of the site (in Matomo: Administration, Websites, Manage)',
    },
  },
  address: /^https:\/\/\S+\/(?:matomo|piwik)\.js$|^https:\/\/cdn\.matomo\.cloud\//,
  src: ({ host }) => `${host}/matomo.js`,
  start: ({ host, id }) => `(window._paq = window._paq || []).push(
    ['setTrackerUrl', ${JSON.stringify(`${host}/matomo.php`)}],
    ['setSiteId', ${JSON.stringify(id)}],
    ['trackPageView'],
    ['enableLinkTracking'],
  );`,
  sources: ({ host }) => ({
    'script-src': [`${host}/`],
    'connect-src': [`${host}/matomo.php`],
    'img-src': [`${host}/matomo.php`],
  }),
  stored: { '_pk_id*': '13 months', '_pk_ref*': '6 months', '_pk_ses*': '30 minutes' },
  cookies: ['_pk_*'],
};
