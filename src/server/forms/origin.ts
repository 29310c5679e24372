import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of the site itself. Browsers say so by `Sec-Fetch-Site`, or, on connections that are not
 * secure, by an `Origin` that is the host of the request.
 *
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
