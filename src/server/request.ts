import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { limits } from './limits.ts';

/** A request target. */
interface Target {
  /** Decoded; undefined if no file can have such an address. */
  path: string | undefined;
  /** With its question mark, as it was sent; empty without one. */
  query: string;
  /** As it was sent; it shows the language whether or not it can be decoded. */
  rawPath: string;
}

/**
 * Reads a request target (RFC 9112, 3.2): `/path?query`, with or without scheme and host.
 *
 * @returns a status if it is too long or malformed
 */
export function parseTarget(url: string): Target | 400 | 414 {
  if (url.length > limits.targetLength) return 414;
  const local = url.replace(/^https?:\/\/[^/?#]+/i, '').replace(/#.*$/, '');
  const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/.exec(local) ?? [];
  if (rawPath === '' && local !== url) return { path: '/', query, rawPath: '/' };
  if (!rawPath.startsWith('/')) return 400;
  return { path: decodePath(rawPath), query, rawPath };
}

/** Decodes a path; undefined for separators, control characters and dot segments. */
function decodePath(raw: string): string | undefined {
  if (/\\|%2f|%5c/i.test(raw)) return undefined;
  const path = raw.includes('%') ? decode(raw)?.normalize() : raw;
  return path === undefined || /\p{Cc}|\/\.{1,2}(?:\/|$)/u.test(path) ? undefined : path;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/**
 * Returns the one address of a page (specification 2.3).
 *
 * @example canonicalPath('//en//services/') // => '/en/services'
 * @example canonicalPath('/en/index.html') // => '/en'
 */
export function canonicalPath(path: string): string {
  const merged = path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  return merged.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** The forms in which the body of a file is kept, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** A form of the body of a file. */
export type Encoding = (typeof encodings)[number];

/**
 * Chooses the form of a body with the highest weight (RFC 9110, 12.5.3), and the smallest of equals. A client that refuses all gets the
 * plain one.
 *
 * @param accept the header `Accept-Encoding`; without one only the plain form is safe
 */
export function chooseEncoding(accept: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (!accept) return 'identity';
  const weights = parseWeights(accept);
  let best: Encoding = 'identity';
  let highest = 0;
  for (const encoding of encodings) {
    const weight = available.has(encoding) ? weightOf(encoding, weights) : 0;
    if (weight > highest) [best, highest] = [encoding, weight];
  }
  return best;
}

function parseWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [, coding, weight = '1'] =
      /^\s*([a-z0-9*!#$&'+.^_`|~-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/.exec(item) ?? [];
    if (coding !== undefined) weights.set(coding === 'x-gzip' ? 'gzip' : coding, Math.min(1, Number(weight)));
  }
  return weights;
}

/** Returns the weight of a form. The plain one has the least, unless it is named or excluded. */
function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  return weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
}

type Verdict = 'send' | 'not-modified' | 'failed';

/**
 * Evaluates `If-Match` and `If-None-Match` in the order of RFC 9110, 13.2.2. Files have no dates, so that builds are reproducible.
 *
 * @param etag the strong entity tag with its quotes
 */
export function judge(headers: IncomingHttpHeaders, etag: string): Verdict {
  const match = headers['if-match'];
  if (match !== undefined && !names(match, etag)) return 'failed';
  const noneMatch = headers['if-none-match'];
  return noneMatch !== undefined && names(noneMatch.replace(/\bW\/(?=")/g, ''), etag)
    ? 'not-modified'
    : 'send';
}

/** Checks a list of entity tags for one. `*` matches all; a weak tag matches no strong one (8.8.3.2). */
function names(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  const tags: readonly string[] = list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
  return tags.includes(etag);
}

/** A part of a body: its first and last byte, counted from 0. */
export interface Range {
  first: number;
  last: number;
}

interface RangeOf {
  /** The header `If-Range`. */
  condition: string | undefined;
  /** The entity tag of what would be sent, and its length in bytes. */
  etag: string;
  size: number;
}

/**
 * Chooses the range of a body (RFC 9110, 14). Anything but one plain range gets the whole body, so no answer is larger than the file.
 *
 * @returns undefined for the whole body
 */
export function chooseRange(
  range: string | undefined,
  { condition, etag, size }: RangeOf,
): Range | 'unsatisfiable' | undefined {
  if (range === undefined || size === 0 || (condition !== undefined && condition !== etag)) return undefined;
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return lastBytes(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): Range | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
}

/** Checks that a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/**
 * Reads the body of a request.
 *
 * @returns undefined if it is larger than the limit
 * @throws if the client goes away
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  if (isTooLarge(request)) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Left by hand: leaving a loop over the request would close the connection before it is answered.
  const parts = request.iterator({ destroyOnReturn: false });
  for await (const chunk of parts) {
    size += chunk.length;
    if (size > limits.bodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Checks the announced length of a body against the limit. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > limits.bodyBytes;
}
