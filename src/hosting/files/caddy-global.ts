import type { HostingManifest } from '../manifest.ts';
import { block } from './served.ts';

/** What Caddy's log of errors tells of a visitor: the address, and headers that may hold one. */
const telling = ['remote_ip', 'remote_port', 'client_ip', 'headers'];

/** A file for the global block of a Caddyfile to import: time limits, and a log without addresses. */
export function caddyGlobal({ operation }: HostingManifest): string {
  const days = operation?.addressDays ?? 0;
  const filtered = block('format filter', [
    'wrap json',
    ...block(
      'fields',
      telling.map((field) => `request>${field} delete`),
    ),
  ]);
  const lines = [
    '# Made by `site hosting caddy-global`. Import it in the global block, which comes first in the Caddyfile.',
    ...block('servers', block('timeouts', ['read_header 10s', 'read_body 20s', 'idle 5s'])),
    ...(days > 0
      ? [`# Logs with addresses must be deleted within ${days} days.`]
      : ['# The site says that no addresses are kept.', ...block('log', filtered)]),
  ];
  return `${lines.join('\n')}\n`;
}
