import { type HostingManifest, hiddenEnding, type Redirect } from '../manifest.ts';
import { mediaTypes, textTypes } from '../media-types.ts';
import { withQuery } from '../with-query.ts';
import { block, oneWord, quoted, type ServedPage, type ServerOptions, servedPages } from './served.ts';

export interface NginxOptions extends ServerOptions {
  /** Says that the module brotli_static is there. */
  brotli: boolean;
}

/**
 * Makes a file to include in a `server` block of nginx. Headers that differ between paths are variables, because an `add_header` in a block
 * replaces all outer ones. Empty headers are not sent.
 */
export function nginxFile(manifest: HostingManifest, options: NginxOptions): string {
  const pages = servedPages(options.pages, manifest);
  const lines = [
    '# Made by `site hosting nginx`. Include it in a server block, and make it again with each build.',
    '# What it counts in comes from `site hosting nginx-limits`, for the http block.',
    ...files(options),
    ...visitorLimits,
    '',
    ...logs(manifest),
    '',
    ...headers(manifest),
    '',
    ...refusals(options),
    '',
    ...manifest.redirects.map(redirect),
    ...pages.flatMap((page) => pageLocations(page, manifest, options)),
    ...otherLocations(manifest),
    '',
    ...notFoundLocations(manifest),
    ...(options.forms === undefined ? [] : formLocation(options.forms)),
  ];
  return `${lines.flat().join('\n')}\n`;
}

function files({ root, brotli }: NginxOptions): string[] {
  return [
    `root ${quoted(root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    // The module looks for its files as folders where the check begins at the root of the site.
    brotli ? 'disable_symlinks on;' : 'disable_symlinks on from=$document_root;',
    'charset utf-8;',
    `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
    'default_type application/octet-stream;',
    ...block(
      'types',
      Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`),
    ),
    'gzip_static on;',
    'gzip_vary on;',
    ...(brotli ? ['brotli_static on;'] : []),
  ];
}

/**
 * Switches logs off, because nginx writes the visitor's address into each line. A site that declares kept addresses leaves logs to the
 * outer settings.
 */
function logs({ operation }: HostingManifest): string[] {
  const days = operation?.addressDays ?? 0;
  if (days > 0)
    return [`# Logs with addresses must be deleted within ${days} days (logrotate: maxage ${days}).`];
  return [
    '# The site says that no addresses are kept, and every line about a request would hold one.',
    'access_log off;',
    'error_log /dev/null;',
  ];
}

/** Headers that are the same for every path, and variables for those that are not. */
function headers({ headers: rules, overTls }: HostingManifest): string[] {
  const common = rules.find((rule) => rule.for === '/*')?.set ?? {};
  const varying = new Set(rules.flatMap((rule) => (rule.for === '/*' ? [] : Object.keys(rule.set))));
  varying.add('Cache-Control').delete('Content-Type');
  const fixed = Object.entries(common).filter(([name]) => !varying.has(name));
  return [
    ...fixed.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...[...varying].flatMap((name) => [
      assign(name, common[name] ?? ''),
      `add_header ${name} ${variable(name)} always;`,
    ]),
    ...Object.entries(overTls).flatMap(([name, value]) => [
      assign(name, ''),
      ...block('if ($https)', [assign(name, value)]),
      `add_header ${name} ${variable(name)} always;`,
    ]),
  ];
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function assign(header: string, value: string): string {
  return `set ${variable(header)} ${quoted(value)};`;
}

/** Refuses all methods but reading, and posts of forms to the home page. */
function refusals({ forms }: NginxOptions): string[] {
  const allowed = forms === undefined ? '^(?:GET|HEAD) ' : '^(?:(?:GET|HEAD) |POST /$)';
  return [
    'set $site_allow "";',
    'add_header Allow $site_allow always;',
    'set $site_request "$request_method $uri";',
    ...block(`if ($site_request !~ "${allowed}")`, [
      assign('Cache-Control', 'no-store'),
      'set $site_allow "GET, HEAD";',
      'return 405;',
    ]),
  ];
}

function pageLocations(
  { address, file, others }: ServedPage,
  { headers: rules }: HostingManifest,
  { forms }: NginxOptions,
): string[] {
  const own = inherited(address, rules).map(([name, value]) => assign(name, value));
  const page = [...own, `try_files /${file} =404;`].join(' ');
  return [
    ...(address === '/' && forms !== undefined ? homeWithForms(page) : [location(`= ${address}`, [page])]),
    ...others.map((other) => location(`= ${other}`, [`return 301 ${withQuery(address, query)};`])),
  ];
}

/** Passes posts to the home page on to the form store. */
function homeWithForms(page: string): string[] {
  return block('location = /', [
    'client_max_body_size 64k;',
    'error_page 418 = @forms;',
    'if ($request_method = POST) { return 418; }',
    page,
  ]);
}

/** Makes the locations of files with the headers of their folders, hidden files first. */
function otherLocations({ headers: rules }: HostingManifest): string[] {
  return [
    location('~ "/[._](?!well-known/)"', ['return 404;']),
    location(`~* "${hiddenEnding.source}"`, ['return 404;']),
    ...rules
      .filter((rule) => rule.for !== '/*')
      .flatMap(({ for: path, set: { 'Content-Type': type, ...set } }) =>
        block(`location ${path.endsWith('*') ? path.slice(0, -1) : `= ${path}`}`, [
          ...inherited(path, rules).map(([name, value]) => assign(name, value)),
          ...Object.entries(set).map(([name, value]) => assign(name, value)),
          ...(type === undefined ? [] : ['types { }', `default_type ${type};`]),
          'try_files $uri =404;',
        ]),
      ),
    location('/', ['try_files $uri =404;']),
  ];
}

/** Returns the headers of outer folders, which nginx does not apply by itself. */
function inherited(path: string, rules: HostingManifest['headers']): [string, string][] {
  return rules
    .filter(({ for: folder }) => folder !== '/*' && folder !== path)
    .filter(({ for: folder }) => folder.endsWith('*') && path.startsWith(folder.slice(0, -1)))
    .flatMap(({ set }) => Object.entries(set));
}

/** Serves the not-found page in the language of the path. */
function notFoundLocations({ locales }: HostingManifest): string[] {
  const [first, ...others] = locales;
  return [
    `set $site_not_found /${first.notFound};`,
    ...others.flatMap(({ prefix, notFound }) =>
      block(`if ($uri ~ "^${prefix}(?:/|$)")`, [`set $site_not_found /${notFound};`]),
    ),
    'error_page 404 $site_not_found;',
    ...locales.map(({ notFound }) =>
      location(`= /${notFound}`, ['internal;', assign('Cache-Control', 'no-store')]),
    ),
  ];
}

/** Passes the answer of the form store on with its own headers. */
function formLocation(forms: string): string[] {
  return block('location @forms', [
    `add_header Strict-Transport-Security ${variable('Strict-Transport-Security')} always;`,
    'proxy_set_header Host $http_host;',
    // Set, not added to: what the visitor has sent of it goes no further.
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 30s;',
    // A form store that knows of the TLS promises it too.
    'proxy_hide_header Strict-Transport-Security;',
    `proxy_pass ${forms};`,
  ]);
}

/** The query of a request with its question mark, as nginx knows it. */
const query = '$is_args$args';

const redirect = ({ from, to, status }: Redirect) =>
  location(`= ${oneWord(from)}`, [`return ${status} ${withQuery(to, query)};`]);

function location(match: string, statements: readonly string[]): string {
  return `location ${match} { ${statements.join(' ')} }`;
}

/** The zones that the settings of nginx count in. */
const zones = { connections: 'site_connections', requests: 'site_requests' };

/**
 * Makes a file for the `http` block of nginx, the only place for zones. A visitor is an IPv4 address, or the first 64 bits of an IPv6
 * address.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_limit_req_module.html
 */
export function nginxLimits(): string {
  return `# Made by \`site hosting nginx-limits\`, for the http block: /etc/nginx/conf.d/site-limits.conf.
map $remote_addr $site_visitor {
    default $binary_remote_addr;
    "~^(?<site_short>(?:[0-9a-f]+:){1,3}):" $site_short;
    "~^(?<site_network>(?:[0-9a-f]+:){4})" $site_network;
}
limit_conn_zone $site_visitor zone=${zones.connections}:10m;
limit_req_zone $site_visitor zone=${zones.requests}:10m rate=50r/s;
`;
}

/** Limits for a visitor in the `server` block: far more than a person with many tabs, or an office, needs. */
const visitorLimits = [
  `limit_conn ${zones.connections} 100;`,
  'limit_conn_status 429;',
  `limit_req zone=${zones.requests} burst=300 nodelay;`,
  'limit_req_status 429;',
  'client_header_timeout 10s;',
  'client_body_timeout 20s;',
  'send_timeout 20s;',
  'keepalive_timeout 5s;',
  'reset_timedout_connection on;',
];
