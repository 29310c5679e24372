import { posix } from 'node:path';
import type { PageFacts } from '../pages/html/read-page.ts';
import { adminFolder, adminHeaders } from './admin.ts';
import type { HeaderRule } from './manifest.ts';
import { contentSecurityPolicy, type ForeignHosts } from './policy.ts';

interface HeaderSources {
  hosts: ForeignHosts;
  /** All paths of the output. */
  paths: readonly string[];
  /** The address of the site, without a slash at the end. */
  baseUrl: string;
  /** Keeps search engines away. */
  preview: boolean;
  /** Where the visual editor saves. Undefined for a site without one. */
  admin?: string | undefined;
}

/** Features that no page uses. What a page does use (writing to the clipboard) has no place here. */
const features = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Two years, as browsers ask of sites on their preload lists (hstspreload.org). Only for answers over TLS. */
export const overTls = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Cache-Control': 'no-cache',
};

/** An asset is no page, and over HTTP/1.1 each of them would carry the long policies of one: more than a kilobyte. */
const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'",
  'Permissions-Policy': 'camera=()',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Media types that servers do not know by the name of the file. */
const unknownTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
};

/** Makes the rules for headers. Later ones override earlier ones. */
export function headerRules(pages: readonly PageFacts[], sources: HeaderSources): HeaderRule[] {
  return [
    { for: '/*', set: everyPath(pages, sources) },
    { for: '/assets/*', set: assetHeaders },
    ...sharedRules(pages, sources),
    ...typeRules(sources),
    ...(sources.admin === undefined ? [] : [{ for: `/${adminFolder}*`, set: adminHeaders(sources.admin) }]),
  ];
}

/**
 * Lists the fonts of each page as `Link` headers, from which some hosts make early hints (RFC 8297). Elsewhere these headers would only
 * cost time.
 */
export function earlyHints(pages: readonly PageFacts[]): HeaderRule[] {
  return pages.filter((page) => isAddress(page) && page.resources.fonts.length > 0).map(pageRule);
}

const isAddress = ({ address }: PageFacts) => !/(?:^|\/)404$/.test(address);

function everyPath(pages: readonly PageFacts[], { hosts, preview }: HeaderSources) {
  const hashes = {
    styles: pages.flatMap((page) => page.hashes.styles),
    scripts: pages.flatMap((page) => page.hashes.scripts),
  };
  return {
    'Content-Security-Policy': contentSecurityPolicy({ hashes, hosts }),
    ...everywhere,
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  };
}

function pageRule({ address, resources }: PageFacts): HeaderRule {
  const links = resources.fonts.map(([href]) => `<${href}>; rel=preload; as=font; crossorigin`);
  return { for: address, set: { Link: links.join(', ') } };
}

/** Pictures that other sites may show; a folder of them has one rule. */
function sharedRules(pages: readonly PageFacts[], { baseUrl }: HeaderSources): HeaderRule[] {
  const addresses = pages.flatMap(({ shared }) => shared.map((url) => withoutBase(url, baseUrl)));
  const paths = addresses.filter((url) => url.startsWith('/')).map(pathOrFolder);
  return [...new Set(paths)].map((path) => ({
    for: path,
    set: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  }));
}

const withoutBase = (url: string, baseUrl: string) =>
  url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url;

function pathOrFolder(path: string): string {
  const folder = posix.dirname(path);
  return folder === '/' || folder === '/assets' ? path : `${folder}/*`;
}

function typeRules({ paths }: HeaderSources): HeaderRule[] {
  return paths.flatMap((path) => {
    const type = unknownTypes[posix.extname(path)];
    return type === undefined ? [] : [{ for: `/${path}`, set: { 'Content-Type': type } }];
  });
}
