import type { ScriptKind } from './kind.ts';

export const metaPixel: ScriptKind = {
  name: 'Meta Pixel',
  category: 'marketing',
  isAmerican: true,
  keys: {
    id: {
      format: /^\d{10,20}$/,
      example: '"123456789012345"',
      holds: 'the ID of the pixel (in Meta Events Manager: Data sources)',
    },
  },
  address: /^https:\/\/connect\.facebook\.net\//,
  src: () => 'https://connect.facebook.net/en_US/fbevents.js',
  start: ({ id }) => `if (!window.fbq) {
    const fbq = function () {
      fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments);
    };
    window.fbq = window._fbq = Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
  }
  fbq('init', ${JSON.stringify(id)});
  fbq('track', 'PageView');`,
  sources: () => ({
    'script-src': ['https://connect.facebook.net/'],
    'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  }),
  stored: { _fbp: '3 months', _fbc: '3 months', fr: '3 months' },
  cookies: ['_fbp', '_fbc'],
};
