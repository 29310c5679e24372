import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { type Artifact, lazyArtifact } from '../artifact.ts';
import { openCache } from '../cache/cache.ts';
import { type Choices, cacheFolder } from '../config.ts';
import type { HostingManifest } from '../hosting/manifest.ts';
import { mediaTypeOf } from '../hosting/media-types.ts';
import { isSameOrigin } from '../server/client-address.ts';

/** What requests of `site dev` ask for beside the site itself. */
interface DevParts {
  /** The hosts by which the server may be asked, beside the names of this machine. */
  host: string;
  /** Whether there is a version of the site to show. */
  isReady(): boolean;
  /** The script that pages have in `site dev` alone. */
  client(): Promise<string>;
  /** The page at an address, for the script that compares it with the one before; undefined if there is none yet. */
  pageAt(address: string): string | undefined;
  /** The styles in a page, counted from 0; undefined if there are none. */
  stylesOf(address: string, at: number): string | undefined;
  /** Draws a picture that the site will have; undefined if there is none of that name. */
  picture(path: string): Promise<Uint8Array> | undefined;
  /** Opens the place of a problem in an editor; gives why that could not be done. */
  open(place: string): Promise<string | undefined>;
  follow(response: ServerResponse): void;
}

interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
  isKept?: boolean;
}

/** Answers what is not a file of the built site: says whether a request was that. */
export function createRequests(parts: DevParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const answer = isForUs(request, parts.host) ? await answerTo(request, response, parts) : refusal;
    if (answer === 'site') return false;
    if (answer === 'followed') return true;
    const { status, type, body, isKept = false } = answer;
    request.resume();
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': isKept ? 'public, max-age=31536000, immutable' : 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** Stands before addresses without a host. */
const base = 'http://localhost';

const plain = 'text/plain; charset=utf-8';
const refusal: Answer = { status: 403, type: plain, body: 'site dev answers to this machine alone.\n' };
const done: Answer = { status: 204, type: plain, body: '' };
const malformed: Answer = { status: 400, type: plain, body: 'This is no address.\n' };
const nothing: Answer = { status: 404, type: plain, body: 'There is nothing here.\n' };

/**
 * Whether a request names this machine: another site could have its own name lead here and read what is not published yet
 * (DNS rebinding, https://github.com/vitejs/vite/security/advisories/GHSA-vg6x-rcgg-rjx6).
 */
function isForUs({ headers }: IncomingMessage, host: string): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  // Nobody else can give the machine another address under its own name.
  const own = hostname().toLowerCase();
  return (
    [host, own, `${own}.local`].includes(name) || /^(?:.*\.)?localhost$|^[\d.]+$|^\[[\da-f:.]+\]$/.test(name)
  );
}

async function answerTo(
  request: IncomingMessage,
  response: ServerResponse,
  parts: DevParts,
): Promise<Answer | 'site' | 'followed'> {
  const url = request.url ?? '/';
  if (!URL.canParse(url, base)) return malformed;
  const { pathname, searchParams } = new URL(url, base);
  if (pathname.startsWith(devFolder)) {
    if (isFromElsewhere(request)) return refusal;
    switch (pathname.slice(devFolder.length)) {
      case 'client.js':
        return { status: 200, type: mediaTypeOf('.js'), body: await parts.client() };
      case 'events':
        parts.follow(response);
        return 'followed';
      case 'page': {
        const body = parts.pageAt(searchParams.get('address') ?? '/');
        return body === undefined ? nothing : { status: 200, type: mediaTypeOf('.html'), body };
      }
      case 'styles.css': {
        const body = parts.stylesOf(searchParams.get('page') ?? '', Number(searchParams.get('at')));
        return body === undefined ? nothing : { status: 200, type: mediaTypeOf('.css'), body };
      }
      case 'open': {
        if (request.method !== 'POST') return nothing;
        if (!isSameOrigin(request.headers)) return refusal;
        const failure = await parts.open(searchParams.get('place') ?? '');
        return failure === undefined ? done : { status: 500, type: plain, body: failure };
      }
      default:
        return nothing;
    }
  }
  if (!parts.isReady())
    return { status: 500, type: mediaTypeOf('.html'), body: request.method === 'GET' ? emptyPage : '' };
  const picture = request.method === 'GET' ? await parts.picture(pathname.slice(1)) : undefined;
  return picture
    ? { status: 200, type: mediaTypeOf(pathname), body: picture, isKept: pathname.startsWith('/assets/') }
    : 'site';
}

/** Whether a page of another site asks, as far as browsers say (W3C Fetch Metadata). */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
}

/** Where everything is that only `site dev` has. A site cannot have such an address: names that begin with `_` are never served. */
const devFolder = '/_dev/';

/** The script that pages have in `site dev` alone. */
const clientAddress = `${devFolder}client.js`;

/** What is shown while there has been no version of the site without errors. */
const emptyPage = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>site dev</title></head><body><script src="${clientAddress}" defer></script></body></html>\n`;

/** A page whose styles are scripts that nobody runs: for the script that compares two versions of it. */
export function inertStyles(html: string): string {
  return html.replace(
    /<style[^>]*>([\s\S]*?)<\/style>/g,
    (_, css: string) => `<script type="text/x-style">${css}</script>`,
  );
}

/**
 * The files as `site dev` serves them: at the end of each page, behind everything that was built, is the script that keeps it
 * up to date. It names the page as it was built, so that the script knows which version it is on.
 */
export function withClient(files: readonly Artifact[], { files: digests }: HostingManifest): Artifact[] {
  return files.map((file) => {
    const { path } = file;
    if (!path.endsWith('.html')) return file;
    const script = `<script src="${clientAddress}" data-page="${digests[path]}" defer></script>\n`;
    return lazyArtifact({ path }, () => `${file.body}${script}`);
  });
}

/** Bundles the script that pages have in `site dev` alone, unless that was done before. */
export async function bundleClient(choices: Choices): Promise<string> {
  const { toolDir, code } = choices;
  const cache = openCache(code === undefined ? undefined : cacheFolder('dev', choices), { most: 3 });
  const bytes = await cache.get(code ?? 'none', async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      absWorkingDir: toolDir,
      entryPoints: ['src/dev/client/index.ts'],
      ...{ bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', tsconfigRaw: {} },
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  });
  return new TextDecoder().decode(bytes);
}
