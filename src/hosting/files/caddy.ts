import { adminPage } from '../admin.ts';
import { type HeaderRule, type HostingManifest, hiddenEnding } from '../manifest.ts';
import { compressed, mediaTypes, textTypes } from '../media-types.ts';
import { withQuery } from '../with-query.ts';
import { block, oneWord, quoted, type ServedPage, type ServerOptions, servedPages } from './served.ts';

/** Makes a file to import in a site block of a Caddyfile. Its lines apply in their order. */
export function caddyFile(manifest: HostingManifest, options: ServerOptions): string {
  const pages = servedPages(options.pages, manifest);
  const lines = [
    '# Made by `site hosting caddy`. Import it in a site block, and make it again with each build.',
    '# Times and logs, which Caddy has for all sites only, come from `site hosting caddy-global`.',
    `root * ${quoted(options.root)}`,
    ...block(`map {query} ${query}`, ['"" ""', 'default "?{query}"']),
    ...block('handle_errors', notFoundPages(manifest)),
    ...block('route', [
      'header -Server',
      ...overTls(manifest),
      ...formPosts(options),
      ...manifest.headers.slice(0, 1).map(header),
      ...refusals,
      '',
      ...redirects(manifest, pages),
      '',
      ...hiddenFiles,
      ...unlisted(manifest, pages),
      ...typesOfFiles(),
      ...varyByEncoding(pages),
      ...manifest.headers.slice(1).map(header),
      '',
      `rewrite / /index.html`,
      ...(pages.some(({ file }) => file === adminPage.file)
        ? [`rewrite ${adminPage.address} /${adminPage.file}`]
        : []),
      `@pages path ${pages.flatMap(({ address }) => (address.endsWith('/') ? [] : [address])).join(' ')}`,
      'rewrite @pages {path}.html',
      ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function header({ for: path, set }: HeaderRule): string {
  const fields = Object.entries(set).map(([name, value]) => `    ${name} ${quoted(value)}`);
  return [`header ${path} {`, ...fields, '}'].join('\n    ');
}

function overTls({ overTls: set }: HostingManifest): string[] {
  return [
    '@tls protocol https',
    ...Object.entries(set).map(([name, value]) => `header @tls ${name} ${quoted(value)}`),
  ];
}

/** Posts of forms go to the form store, and its answer comes back with the headers that it has. */
function formPosts({ forms }: ServerOptions): string[] {
  if (forms === undefined) return [];
  // A form store that knows of the TLS promises it too.
  const proxy = block(`reverse_proxy ${forms}`, [
    'header_down -Strict-Transport-Security',
    ...block('transport http', ['dial_timeout 5s', 'response_header_timeout 30s']),
  ]);
  const limited = [...block('request_body', ['max_size 64KiB']), ...proxy];
  return [...block('@forms', ['method POST', 'path /']), ...block('handle @forms', limited)];
}

/** Other methods than reading. */
const refusals = [
  '@writing not method GET HEAD',
  ...block('handle @writing', ['header Allow "GET, HEAD"', 'header Cache-Control no-store', 'respond 405']),
];

/** The query of a request with its question mark, as this file defines it. */
const query = '{site_query}';

function redirects({ redirects: moved }: HostingManifest, pages: readonly ServedPage[]): string[] {
  return [
    ...moved.map(({ from, to, status }) => `redir ${oneWord(from)} ${withQuery(to, query)} ${status}`),
    ...pages.flatMap(({ address, others }) =>
      others.map((other) => `redir ${other} ${withQuery(address, query)} 301`),
    ),
  ];
}

/** Names with a dot or a low line, hidden endings, and the not-found pages, which have no address. */
const hiddenFiles = [
  ...block('@hidden', [`path_regexp (?i)/[._]|\\.html$|${hiddenEnding.source}`, 'not path /.well-known/*']),
  'error @hidden 404',
];

/** Allows only files of the build, because Caddy follows links out of its folder. */
function unlisted({ files }: HostingManifest, pages: readonly ServedPage[]): string[] {
  const others = Object.keys(files).filter((file) => !file.endsWith('.html'));
  const listed = [...pages.map(({ address }) => address), ...others.map((file) => `/${file}`)];
  return [`@unlisted not path ${listed.map(quoted).join(' ')}`, 'error @unlisted 404'];
}

/** Sets the media types, for which Caddy asks the system. */
function typesOfFiles(): string[] {
  return Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type ${quoted(textTypes.includes(type) ? `${type}; charset=utf-8` : type)}`,
  ]);
}

/** Caches must know that there are several encodings also when they have asked for none. */
function varyByEncoding(pages: readonly ServedPage[]): string[] {
  const endings = compressed.map((ending) => `*.${ending}`);
  return [
    `@compressed path ${[...pages.map(({ address }) => address), ...endings].join(' ')}`,
    ...block('header @compressed', [varies, 'defer']),
  ];
}

const varies = 'Vary Accept-Encoding';

/** Serves the not-found page in the language of the path. Other errors have no page. */
function notFoundPages({ locales: [first, ...others] }: HostingManifest): string[] {
  const isMissing = 'expression `{http.error.status_code} == 404`';
  return [
    'header Cache-Control no-store',
    ...others.flatMap(({ id, prefix, notFound }) => [
      ...block(`@missing_${id}`, [isMissing, `path ${prefix} ${prefix}/*`]),
      ...notFoundPage(`@missing_${id}`, notFound),
    ]),
    `@missing ${isMissing}`,
    ...notFoundPage('@missing', first.notFound),
  ];
}

function notFoundPage(matcher: string, file: string): string[] {
  return block(`handle ${matcher}`, [
    `rewrite * /${file}`,
    'header Content-Type "text/html; charset=utf-8"',
    ...block('header', [varies, 'defer']),
    ...block('file_server', ['precompressed br gzip']),
  ]);
}

/** Fields of Caddy's log with the address of a visitor. */
const telling = ['remote_ip', 'remote_port', 'client_ip', 'headers'];

/** Makes a file to import in the global block of a Caddyfile: time limits, and a log without addresses. */
export function caddyGlobal({ operation }: HostingManifest): string {
  const days = operation?.addressDays ?? 0;
  const filtered = block('format filter', [
    'wrap json',
    ...block(
      'fields',
      telling.map((field) => `request>${field} delete`),
    ),
  ]);
  const lines = [
    '# Made by `site hosting caddy-global`. Import it in the global block, which comes first in the Caddyfile.',
    ...block('servers', block('timeouts', ['read_header 10s', 'read_body 20s', 'idle 5s'])),
    ...(days > 0
      ? [`# Logs with addresses must be deleted within ${days} days.`]
      : ['# The site says that no addresses are kept.', ...block('log', filtered)]),
  ];
  return `${lines.join('\n')}\n`;
}
