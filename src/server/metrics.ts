import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { sha256 } from '../lib/digest.ts';
import type { Connections } from './connections.ts';
import { statusOf } from './send.ts';

/** No page can have this address, because names that begin with `_` are never served. */
export const metricsPath = '/_metrics';

export interface MetricsOptions {
  /** Whoever sends it as `Authorization: Bearer …` may read; without one, only this machine may. */
  token?: string | undefined;
  /** Counts mails and posts that wait, by channel; undefined while that is unknown. */
  waiting?(): Promise<ReadonlyMap<string, number> | undefined>;
}

interface Sources {
  connections: Connections;
  release(): string;
}

/** The figures of a server that runs, without anything about a visitor. */
export interface Metrics {
  /** Counts a request when it is over, answered or not. */
  count(response: ServerResponse): void;
  /** The figures, or undefined for those who may not read them. */
  read(request: IncomingMessage): Promise<string | undefined>;
}

/** Counts answers, and prints them in the text format of Prometheus (0.0.4). */
export function createMetrics({ token, waiting }: MetricsOptions, sources: Sources): Metrics {
  const requests = { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const forms = { accepted: 0, refused: 0, failed: 0 };
  return {
    count(response) {
      const { method, url } = response.req;
      const status = statusOf(response);
      requests[`${Math.floor(status / 100)}xx` as keyof typeof requests] += 1;
      const isForm = method === 'POST' && /^\/(?:\?|$)/.test(url ?? '');
      if (isForm) forms[outcomeOf(status)] += 1;
    },
    async read(request) {
      if (!mayRead(request, token)) return undefined;
      const { connections, release } = sources;
      const { rss } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const startedAt = Date.now() / 1000 - process.uptime();
      const queue = await waiting?.();
      return [
        family('site_requests_total', 'counter', byLabel('class', Object.entries(requests))),
        family('site_forms_total', 'counter', byLabel('outcome', Object.entries(forms))),
        family('site_notices_waiting', 'gauge', byLabel('channel', [...(queue ?? [])])),
        family('site_connections', 'gauge', [['', connections.count()]]),
        family(
          'site_connections_closed_total',
          'counter',
          byLabel('cause', Object.entries(connections.closed)),
        ),
        family('site_release_info', 'gauge', byLabel('release', [[release(), 1]])),
        family('process_resident_memory_bytes', 'gauge', [['', rss]]),
        family('process_cpu_seconds_total', 'counter', [['', (user + system) / 1e6]]),
        family('process_start_time_seconds', 'gauge', [['', startedAt]]),
      ].join('');
    },
  };
}

function outcomeOf(status: number): 'accepted' | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'accepted';
}

type Samples = readonly (readonly [labels: string, value: number])[];

function family(name: string, type: 'counter' | 'gauge', samples: Samples): string {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}\n`);
  return lines.length === 0 ? '' : `# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** Labels values. Labels are our own words and digests, so they need no escapes. */
function byLabel(label: string, values: readonly (readonly [string, number])[]): Samples {
  return values.map(([name, value]) => [`{${label}="${name}"}`, value]);
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Behind a proxy of this machine everybody comes from this machine; what a proxy has passed on says so. */
const passedOn = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

function mayRead({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const { remoteAddress = '', remoteFamily } = socket;
  const isHere = loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
  return isHere && !passedOn.some((name) => name in headers);
}

/** Compares in constant time. */
const isSame = (sent: string, secret: string): boolean => timingSafeEqual(sha256(sent), sha256(secret));
