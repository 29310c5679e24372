import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { lastForwarded } from '../forwarded.ts';
import { networkOf } from '../network.ts';

interface Sender {
  headers: IncomingHttpHeaders;
  remoteAddress: string;
}

/** The address that a request comes from: behind a proxy that is trusted, the one that the proxy names. */
export function addressOf({ headers, remoteAddress }: Sender, trustsProxy: boolean): string {
  const named = lastForwarded(headers['x-forwarded-for']);
  return trustsProxy && isIP(named) ? named : remoteAddress;
}

/** Gives each network a name that says nothing about it, and another one after each start: no address is kept. */
export function createAnonymizer(): (address: string) => string {
  const key = randomBytes(32);
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
}
