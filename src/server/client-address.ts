import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Returns the network of a visitor: an IPv4 address, or the first 64 bits of an IPv6 address, since a household has many of those.
 *
 * @example networkOf('2001:db8::1') // => '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Returns the last value of a header such as `X-Forwarded-For`, which the trusted proxy has added. Clients can write the ones before it.
 */
export function lastForwarded(header: string | readonly string[] | undefined): string {
  return [header ?? []].flat().join().split(',').at(-1)?.trim() ?? '';
}

interface Sender {
  headers: IncomingHttpHeaders;
  remoteAddress: string;
}

/** Returns the address of the client, which a trusted proxy names. */
export function addressOf({ headers, remoteAddress }: Sender, trustsProxy: boolean): string {
  const named = lastForwarded(headers['x-forwarded-for']);
  return trustsProxy && isIP(named) ? named : remoteAddress;
}

/** Creates a function that gives each network an anonymous name, which is another one after each start. */
export function createAnonymizer(): (address: string) => string {
  const key = randomBytes(32);
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
}

/**
 * Checks that a post comes from a page of the site: by `Sec-Fetch-Site` or, on insecure connections, by an `Origin` that is the host.
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
