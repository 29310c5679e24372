import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { type Artifact, lazyArtifact } from '../artifact.ts';
import type { Place } from '../diagnostics/index.ts';
import type { HostingManifest } from '../hosting/manifest.ts';
import { mediaTypeOf } from '../hosting/media-types.ts';
import { isSameOrigin } from '../server/client-address.ts';
import type { ShownThing } from './find-source.ts';

/** Where something on a page is written. */
export interface Source {
  place: Place;
  /** The address of its entry in the visual editor. */
  entry: string | undefined;
}

/** The resources of `site dev` other than files of the site. */
interface DevResources {
  /** A host name that requests may use, in addition to those of this machine. */
  host: string;
  /** Checks whether a version of the site is served. */
  isReady(): boolean;
  /** Returns the live reload client. */
  client(): Promise<string>;
  /** Returns the page at an address, for the live reload client; undefined if there is no version yet. */
  pageAt(address: string): string | undefined;
  /** Returns an inline style of a page, by its digest and the style's index from 0. */
  stylesOf(digest: string, at: number): string | undefined;
  /** Draws a planned picture; returns undefined if there is none at this path. */
  picture(path: string): Promise<Uint8Array> | undefined;
  /** Opens the place of a problem in an editor. Returns why that failed. */
  open(place: string): Promise<string | undefined>;
  /** Returns where something on a page is written; undefined if the content does not have it. */
  sourceOf(thing: ShownThing): Source | undefined;
  /** Opens that place in an editor. Returns why that failed. */
  openSource(place: Place): Promise<string | undefined>;
  /** Answers for the visual editor. Returns whether it has. */
  admin(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  /** Subscribes a response to server-sent events. */
  subscribe(response: ServerResponse): void;
}

interface DevResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  isImmutable?: boolean;
}

/** Handles requests that do not map to a built file. Returns whether it did. */
export function createRequests(resources: DevResources) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const answer = isAllowedHost(request, resources.host)
      ? await answerTo(request, response, resources)
      : refusal;
    if (answer === 'site') return false;
    if (answer === 'answered') return true;
    const { status, type, body, isImmutable = false } = answer;
    request.resume();
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** Base of relative addresses. */
const base = 'http://localhost';

const plain = 'text/plain; charset=utf-8';
const refusal: DevResponse = { status: 403, type: plain, body: 'site dev answers to this machine alone.\n' };
const done: DevResponse = { status: 204, type: plain, body: '' };
const malformed: DevResponse = { status: 400, type: plain, body: 'This is no address.\n' };
const notFound: DevResponse = { status: 404, type: plain, body: 'There is nothing here.\n' };

/**
 * Checks that the `Host` header names this machine, against DNS rebinding
 * (https://github.com/vitejs/vite/security/advisories/GHSA-vg6x-rcgg-rjx6).
 */
function isAllowedHost({ headers }: IncomingMessage, host: string): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const own = hostname().toLowerCase();
  return (
    [host, own, `${own}.local`].includes(name) || /^(?:.*\.)?localhost$|^[\d.]+$|^\[[\da-f:.]+\]$/.test(name)
  );
}

async function answerTo(
  request: IncomingMessage,
  response: ServerResponse,
  resources: DevResources,
): Promise<DevResponse | 'site' | 'answered'> {
  const url = request.url ?? '/';
  if (!URL.canParse(url, base)) return malformed;
  const { pathname, searchParams } = new URL(url, base);
  if (pathname.startsWith(devFolder) && isCrossSite(request)) return refusal;
  if (await resources.admin(request, response, pathname)) return 'answered';
  if (pathname.startsWith(devFolder)) {
    switch (pathname.slice(devFolder.length)) {
      case 'client.js':
        return { status: 200, type: mediaTypeOf('.js'), body: await resources.client() };
      case 'events':
        resources.subscribe(response);
        return 'answered';
      case 'page': {
        const body = resources.pageAt(searchParams.get('address') ?? '/');
        return body === undefined ? notFound : { status: 200, type: mediaTypeOf('.html'), body };
      }
      case 'styles.css': {
        const body = resources.stylesOf(searchParams.get('page') ?? '', Number(searchParams.get('at')));
        return body === undefined ? notFound : { status: 200, type: mediaTypeOf('.css'), body };
      }
      case 'open': {
        if (request.method !== 'POST') return notFound;
        if (!isSameOrigin(request.headers)) return refusal;
        const failure = await resources.open(searchParams.get('place') ?? '');
        return failure === undefined ? done : { status: 500, type: plain, body: failure };
      }
      case 'source':
        return answerSource(request, searchParams, resources);
      default:
        return notFound;
    }
  }
  if (!resources.isReady())
    return { status: 500, type: mediaTypeOf('.html'), body: request.method === 'GET' ? emptyPage : '' };
  const picture = request.method === 'GET' ? await resources.picture(pathname.slice(1)) : undefined;
  return picture
    ? {
        status: 200,
        type: mediaTypeOf(pathname),
        body: picture,
        isImmutable: pathname.startsWith('/assets/'),
      }
    : 'site';
}

/** Says where something on a page is written, or opens it when that is posted. */
async function answerSource(
  { method, headers }: IncomingMessage,
  query: URLSearchParams,
  { sourceOf, openSource }: DevResources,
): Promise<DevResponse> {
  const of = (name: keyof ShownThing) => query.get(name) ?? '';
  const found = sourceOf({
    ...{ address: of('address'), text: of('text'), source: of('source') },
    ...{ near: of('near'), href: of('href'), menu: of('menu') },
  });
  if (!found) return { ...notFound, body: 'The content does not have this.' };
  const { place, entry = '' } = found;
  if (method !== 'POST') return { status: 200, type: plain, body: `${place.file}:${place.line}\n${entry}` };
  if (!isSameOrigin(headers)) return refusal;
  const failure = await openSource(place);
  return failure === undefined ? done : { status: 500, type: plain, body: failure };
}

/** Checks whether a page of another site sent the request (W3C Fetch Metadata). */
function isCrossSite({ headers }: IncomingMessage): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
}

/** Prefix of the addresses of `site dev`. No site can have them, because names that begin with `_` are never served. */
const devFolder = '/_dev/';

/** The address of the live reload client. */
const clientAddress = `${devFolder}client.js`;

/** The page to show until the first version without errors. */
const emptyPage = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>site dev</title></head><body><script src="${clientAddress}" defer></script></body></html>\n`;

/** Replaces inline styles with inert scripts, so that the live reload client can load the page despite its policy. */
export function inertStyles(html: string): string {
  return html.replace(
    /<style[^>]*>([\s\S]*?)<\/style>/g,
    (_, css: string) => `<script type="text/x-style">${css}</script>`,
  );
}

/** Appends the live reload client to each page, with the digest of the built page as its version. */
export function withClient(files: readonly Artifact[], { files: digests }: HostingManifest): Artifact[] {
  return files.map((file) => {
    const { path } = file;
    if (!path.endsWith('.html')) return file;
    const script = `<script src="${clientAddress}" data-page="${digests[path]}" defer></script>\n`;
    return lazyArtifact({ path }, () => `${file.body}${script}`);
  });
}
