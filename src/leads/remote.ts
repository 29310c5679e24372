import type { LeadsErrorCode } from './errors.ts';

/**
 * How long a libSQL server may take for an answer, in milliseconds. A form is at most two questions behind another one:
 * its visitor learns of a failure before the browser gives up by itself, after 15 seconds.
 */
const patience = 5000;

/** How many rows are read at once: all of them would be more than a libSQL server gives in one answer (10 MB). */
export const rowsAtOnce = 100;

/** Asks a libSQL server. A redirect is not followed: it would take the leads elsewhere. */
export function askInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
}

/** What ails a libSQL server of which the driver says nothing in SQLite's own words. */
export function remoteErrorCode(error: unknown): LeadsErrorCode {
  const chain = [...causes(error)];
  const status = chain.map((one) => one.status).find((value) => typeof value === 'number');
  if (status !== undefined) return byStatus(status);
  const names = chain.flatMap(({ name, code }) => [name, code].filter((part) => typeof part === 'string'));
  return byName.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'unreachable';
}

function byStatus(status: number): LeadsErrorCode {
  if (status === 401) return 'token';
  if (status === 403) return 'read-only';
  return status >= 500 || status === 408 || status === 429 ? 'ailing' : 'no-server';
}

/** What the driver, `fetch` and OpenSSL call their errors. */
const byName: readonly (readonly [pattern: RegExp, code: LeadsErrorCode])[] = [
  [/^TimeoutError$/, 'slow'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'unknown-host'],
  [/^(?:ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/, 'untrusted'],
  [/^(?:URL_\w+)$/, 'address'],
  [/^(?:SyntaxError|HRANA_PROTO_ERROR)$/, 'no-server'],
];

interface Failure {
  name?: unknown;
  code?: unknown;
  status?: unknown;
}

/** An error, and what it came from. */
function* causes(error: unknown): Generator<Failure> {
  for (let one = error; one instanceof Error; one = one.cause) yield one as Failure;
}
