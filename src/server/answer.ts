import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { withQuery } from '../hosting/with-query.ts';
import type { FileBody } from './file-body.ts';
import type { Releases } from './releases.ts';
import { canonicalPath, chooseEncoding, chooseRange, judge, parseTarget, type Range } from './request.ts';
import { type HeaderList, override, type Resource, type Variant } from './resource.ts';

/** A request without its body. */
interface Asked {
  method: string;
  /** The request target as it was sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** An answer, which `send.ts` writes. */
export interface Answer {
  status: number;
  headers: HeaderList;
  content?: FileBody;
  /** The part of the content that is sent; all of it without one. */
  range?: Range;
}

/** Asked by a watchdog; a page cannot have this address, because names that begin with `_` are never served. */
const healthPath = '/_health';

/** Decides what a GET or HEAD request is answered with. */
export function answer({ method, url, headers }: Asked, releases: Releases): Answer {
  const target = parseTarget(url);
  if (typeof target === 'number') return plainAnswer(target, releases);
  const { path, query, rawPath } = target;
  if (path === undefined) return notFound(rawPath, headers, releases);
  if (path === healthPath) return plainAnswer(200, releases);
  const resource = releases.find(path);
  if (resource) return fileAnswer({ method, headers }, resource);
  return redirectFrom(path, query, releases) ?? notFound(rawPath, headers, releases);
}

/** Makes an answer about the request: a line of text that is not cached. */
export function plainAnswer(status: number, releases: Releases, more: Record<string, string> = {}): Answer {
  const text = status === 204 ? '' : `${STATUS_CODES[status]}\n`;
  const headers = override(releases.current().headersFor(), {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(text === ''
      ? {}
      : { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': `${text.length}` }),
    ...more,
  });
  return { status, headers, content: Buffer.from(text) };
}

function fileAnswer({ method, headers }: Omit<Asked, 'url'>, resource: Resource): Answer {
  const variant = chooseVariant(resource, headers);
  const { content, etag, shared, whole } = variant;
  const verdict = judge(headers, etag);
  if (verdict === 'not-modified') return { status: 304, headers: shared };
  if (verdict === 'failed') return { status: 412, headers: [...shared, 'Content-Length', '0'] };
  const range = method === 'GET' ? wantedRange(headers, variant) : undefined;
  return range === undefined ? { status: 200, headers: whole, content } : partAnswer(variant, range);
}

function chooseVariant({ variants, encodings, plain }: Resource, headers: IncomingHttpHeaders): Variant {
  const accept = headers['accept-encoding'];
  return variants.get(chooseEncoding(Array.isArray(accept) ? accept.join() : accept, encodings)) ?? plain;
}

function wantedRange({ range, 'if-range': condition }: IncomingHttpHeaders, { etag, content }: Variant) {
  const one = Array.isArray(condition) ? condition.join() : condition;
  return chooseRange(range, { condition: one, etag, size: content.length });
}

function partAnswer({ content, shared, described }: Variant, range: Range | 'unsatisfiable'): Answer {
  if (range === 'unsatisfiable') {
    const size = ['Content-Range', `bytes */${content.length}`, 'Content-Length', '0'];
    return { status: 416, headers: [...override(shared, { 'Cache-Control': 'no-store' }), ...size] };
  }
  const { first, last } = range;
  const part = [
    'Content-Range',
    `bytes ${first}-${last}/${content.length}`,
    'Content-Length',
    `${last + 1 - first}`,
  ];
  return { status: 206, headers: [...shared, ...described, ...part], content, range };
}

/** Redirects once, and only to existing addresses of this host. */
function redirectFrom(path: string, query: string, releases: Releases): Answer | undefined {
  const { redirects } = releases.current();
  const canonical = canonicalPath(path);
  const { to, status } = redirects.get(path) ??
    redirects.get(canonical) ?? { to: releases.find(canonical) && encodeURI(canonical), status: 301 };
  if (to === undefined) return undefined;
  return plainAnswer(status, releases, { Location: withQuery(to, query), 'Cache-Control': 'no-cache' });
}

function notFound(rawPath: string, headers: IncomingHttpHeaders, releases: Releases): Answer {
  const { whole, content } = chooseVariant(releases.current().notFoundAt(rawPath), headers);
  return { status: 404, headers: whole, content };
}
