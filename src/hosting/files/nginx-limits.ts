/** The zones that the settings of nginx count in. */
const zones = { connections: 'site_connections', requests: 'site_requests' };

/**
 * A file for the `http` block of nginx, where alone zones may be. Who counts as one visitor: an IPv4 address, or the
 * first 64 bits of an IPv6 address, of which a household has as many addresses as it likes.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_limit_req_module.html
 */
export function nginxLimits(): string {
  return `# Made by \`site hosting nginx-limits\`, for the http block: /etc/nginx/conf.d/site-limits.conf.
map $remote_addr $site_visitor {
    default $binary_remote_addr;
    "~^(?<site_short>(?:[0-9a-f]+:){1,3}):" $site_short;
    "~^(?<site_network>(?:[0-9a-f]+:){4})" $site_network;
}
limit_conn_zone $site_visitor zone=${zones.connections}:10m;
limit_req_zone $site_visitor zone=${zones.requests}:10m rate=50r/s;
`;
}

/** What a visitor may take, for the `server` block: far more than a person with many tabs, or an office, does. */
export const visitorLimits = [
  `limit_conn ${zones.connections} 100;`,
  'limit_conn_status 429;',
  `limit_req zone=${zones.requests} burst=300 nodelay;`,
  'limit_req_status 429;',
  'client_header_timeout 10s;',
  'client_body_timeout 20s;',
  'send_timeout 20s;',
  'keepalive_timeout 5s;',
  'reset_timedout_connection on;',
];
