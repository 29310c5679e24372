import { limits } from './limits.ts';

/** What a request asks for. */
interface Target {
  /** Decoded; undefined if no file can have such an address. */
  path: string | undefined;
  /** With its question mark, as it was sent; empty without one. */
  query: string;
  /** As it was sent; it shows the language whether or not it can be decoded. */
  rawPath: string;
}

/**
 * Reads a request target (RFC 9112, 3.2): `/path?query`, or with a scheme and host before it.
 *
 * @returns the status of the refusal if it is too long or of another form
 */
export function parseTarget(url: string): Target | 400 | 414 {
  if (url.length > limits.targetLength) return 414;
  const local = url.replace(/^https?:\/\/[^/?#]+/i, '').replace(/#.*$/, '');
  const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/.exec(local) ?? [];
  if (rawPath === '' && local !== url) return { path: '/', query, rawPath: '/' };
  if (!rawPath.startsWith('/')) return 400;
  return { path: decodePath(rawPath), query, rawPath };
}

/** A path that decodes to a separator, a control character or a dot segment is the address of nothing. */
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
 * The one address of a page (specification 2.3).
 *
 * @example canonicalPath('//en//services/') // => '/en/services'
 * @example canonicalPath('/en/index.html') // => '/en'
 */
export function canonicalPath(path: string): string {
  const merged = path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  return merged.replace(/(?:\/index)?\.html$/, '') || '/';
}
