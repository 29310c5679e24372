import { type KindOptions, ownServer, type ScriptKind } from './kind.ts';

const baseOf = ({ host }: KindOptions) => host || 'https://plausible.io';

/** Since the end of 2025 each site has a script of its own; before that all had one, which reads the domain from its element. */
const src = (options: KindOptions) => `${baseOf(options)}/js/${options.id || 'script'}.js`;

export const plausible: ScriptKind = {
  name: 'Plausible',
  category: 'analytics',
  keys: {
    id: {
      format: /^pa-[\w-]{10,}$/,
      example: 'pa-1a2B3c4D5e6F7g8H9i0Jk',
      holds: 'the name of the script without “.js” (in Plausible: Site settings, Site installation)',
      isOptional: true,
    },
    domain: {
      format: /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
      example: 'example.com',
      holds: 'the domain under which Plausible knows the site',
      isOptional: true,
    },
    host: {
      format: ownServer,
      example: 'https://plausible.example.com',
      holds: 'the address of your own Plausible, without slash at the end',
      isOptional: true,
    },
  },
  address: /^https:\/\/plausible\.io\/js\/(?:(pa-[\w-]+)\.js)?/,
  src,
  start: ({
    id,
    domain,
  }) => `window.plausible = window.plausible || function () { (plausible.q = plausible.q || []).push(arguments); };
  plausible.init = plausible.init || function (options) { plausible.o = options || {}; };
  ${id ? 'plausible.init();' : `script.dataset.domain = ${JSON.stringify(domain)};`}`,
  sources: (options) => ({
    'script-src': [`${baseOf(options)}/js/`],
    'connect-src': [`${new URL(baseOf(options)).origin}/api/event`],
  }),
  stored: {},
  cookies: [],
};
