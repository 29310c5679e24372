import { describe, expect, it } from 'vitest';
import { caddyFile } from '../../../src/hosting/files/caddy.ts';
import { nginxFile } from '../../../src/hosting/files/nginx.ts';
import type { HostingManifest } from '../../../src/hosting/manifest.ts';

const manifest: HostingManifest = {
  release: 'a',
  files: {},
  headers: [
    { for: '/*', set: { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' } },
    { for: '/assets/*', set: { 'Cache-Control': 'immutable' } },
    { for: '/assets/rules.json', set: { 'Content-Type': 'application/speculationrules+json' } },
  ],
  overTls: { 'Strict-Transport-Security': 'max-age=1' },
  redirects: [
    { from: '/old', to: '/um-okkur', status: 301 },
    { from: '/yarn', to: 'https://yarn.example/a#c', status: 301 },
    { from: '/wool', to: 'https://yarn.example/a?b=1#c', status: 301 },
  ],
  locales: [
    { id: 'is', prefix: '', notFound: '404.html' },
    { id: 'en', prefix: '/en', notFound: 'en/404.html' },
  ],
  forms: [],
};
const options = {
  root: '/srv/hemja',
  pages: ['index.html', 'um-okkur.html', 'en.html', '404.html', 'en/404.html'],
};

describe('settings for nginx', () => {
  const text = nginxFile(manifest, { ...options, brotli: false });
  it.each([
    'root "/srv/hemja";',
    'limit_conn site_connections 100;',
    'client_header_timeout 10s;',
    'add_header X-Content-Type-Options "nosniff" always;',
    'set $site_cache_control "no-cache";\nadd_header Cache-Control $site_cache_control always;',
    'location ~* "\\.(?:br|gz|map|db|sqlite3?)(?:-\\w+)?$" { return 404; }',
    'location = /old { return 301 /um-okkur$is_args$args; }',
    'location = /yarn { return 301 https://yarn.example/a$is_args$args#c; }',
    // A query of its own stays alone, as with `site serve`.
    'location = /wool { return 301 https://yarn.example/a?b=1#c; }',
    'location = /um-okkur { try_files /um-okkur.html =404; }',
    'location = /um-okkur/ { return 301 /um-okkur$is_args$args; }',
    'location = /index.html { return 301 /$is_args$args; }',
    'location = /en/index.html { return 301 /en$is_args$args; }',
    'location /assets/ {\n    set $site_cache_control "immutable";',
    'location = /assets/rules.json {\n    set $site_cache_control "immutable";\n    types { }\n    default_type application/speculationrules+json;',
    'if ($https) {\n    set $site_strict_transport_security "max-age=1";\n}',
  ])('say %j', (lines) => expect(text).toContain(lines));

  it('give no address to the not-found pages', () => {
    expect(text).toContain('location = /404.html { internal;');
    expect(text).not.toContain('location = /404 {');
  });

  it('take posts to the home page only where there is a form store', () => {
    expect(text).not.toContain('proxy_pass');
    const withForms = nginxFile(manifest, { ...options, brotli: true, forms: 'http://127.0.0.1:4173' });
    expect(withForms).toContain('proxy_pass http://127.0.0.1:4173;');
    expect(withForms).toContain('brotli_static on;');
    expect(withForms).toContain('proxy_hide_header Strict-Transport-Security;');
  });

  it.each(['$host', 'a\nb', 'a\\', '{a}'])('never hold a value that would be more than text: %j', (value) => {
    const bad = { ...manifest, headers: [{ for: '/*', set: { 'X-A': value } }] };
    expect(() => nginxFile(bad, { ...options, brotli: false })).toThrow('cannot be given');
    expect(() => caddyFile(bad, options)).toThrow('cannot be given');
  });
});

describe('settings for Caddy', () => {
  const text = caddyFile(manifest, options);
  it.each([
    'root * "/srv/hemja"',
    'header @tls Strict-Transport-Security "max-age=1"',
    'path_regexp (?i)/[._]|\\.html$|\\.(?:br|gz|map|db|sqlite3?)(?:-\\w+)?$',
    'redir /old /um-okkur{site_query} 301',
    'redir /yarn https://yarn.example/a{site_query}#c 301',
    'redir /wool https://yarn.example/a?b=1#c 301',
    'map {query} {site_query} {\n    "" ""\n    default "?{query}"\n}',
    'redir /um-okkur/ /um-okkur{site_query} 301',
    'redir /en/index.html /en{site_query} 301',
    '@pages path /en /um-okkur\n',
    'header /assets/* {\n        Cache-Control "immutable"\n    }',
    '@missing_en {',
  ])('say %j', (lines) => expect(text).toContain(lines));

  it('take posts to the home page only where there is a form store', () => {
    expect(text).not.toContain('reverse_proxy');
    expect(caddyFile(manifest, { ...options, forms: 'http://127.0.0.1:4173' })).toContain(
      'request_body {\n            max_size 64KiB\n        }\n        reverse_proxy http://127.0.0.1:4173 {\n            header_down -Strict-Transport-Security\n            transport http {',
    );
  });
});
