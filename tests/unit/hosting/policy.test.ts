import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, foreignHosts } from '../../../src/hosting/policy.ts';

const policyOf = (
  settings: Parameters<typeof foreignHosts>[0],
  hashes = { styles: [], scripts: [] } as Record<'styles' | 'scripts', string[]>,
) => contentSecurityPolicy({ hashes, hosts: foreignHosts(settings) });

describe('the Content-Security-Policy (quality.md, Security anchors)', () => {
  it('allows nothing but the files of the site', () => {
    expect(policyOf({}).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('names each hash once', () => {
    const policy = policyOf(
      {},
      { styles: ["'sha256-a'", "'sha256-b'", "'sha256-a'"], scripts: ["'sha256-c'"] },
    );
    expect(policy).toContain("style-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).toContain("script-src 'self' 'sha256-c';");
  });

  it('lets scripts of the hosts that the content names run and report, and no others', () => {
    const scripts = [
      { src: 'https://ads.example:8443/tag.js' },
      { src: '/own.js' },
      { src: 'https://ads.example:8443/b.js' },
    ];
    const policy = policyOf({ scripts });
    expect(policy).toContain("script-src 'self' https://ads.example:8443;");
    expect(policy).toContain("connect-src 'self' https://ads.example:8443;");
    expect(policy).toContain('trusted-types consent');
  });

  it('has the policy of Trusted Types also for a script of the site itself', () => {
    const policy = policyOf({ scripts: [{ src: '/statistics.js' }] });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('trusted-types consent');
  });

  it('lets loops come from the host that the content names, and nothing else from there (specification 11.2)', () => {
    const policy = policyOf({ mediaHost: 'https://media.example/loops' });
    expect(policy).toContain("media-src 'self' https://media.example;");
    expect(policy.match(/media\.example/g)).toHaveLength(1);
  });
});
