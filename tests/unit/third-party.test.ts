import { describe, expect, it } from 'vitest';
import { matchingNames } from '../../src/client/consent/withdraw.ts';
import { contentSecurityPolicy, foreignHosts } from '../../src/hosting/policy.ts';
import { consentScripts, foreignScripts, scriptList, storedByOthers } from '../../src/third-party/index.ts';

const baseUrl = 'https://www.tiny.example';

/** The directives that scripts as an editor writes them change, without what every site has. */
function directives(...written: object[]): Record<string, string> {
  const policyOf = (scripts: ReturnType<typeof foreignScripts>) =>
    contentSecurityPolicy({ hashes: { styles: [], scripts: [] }, hosts: foreignHosts({ scripts }) });
  const plain = policyOf([]).split('; ');
  const own = policyOf(foreignScripts({ scripts: scriptList.parse(written), baseUrl })).split('; ');
  const changed = own.filter((directive) => !plain.includes(directive));
  return Object.fromEntries(
    changed.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => source !== "'self'" && source !== 'data:').join(' ')];
    }),
  );
}

const analytics = { kind: 'google-analytics', id: 'G-1A2B3C4D5E' };
const ads = { kind: 'google-ads', id: 'AW-1234567890' };
const pixel = { kind: 'meta-pixel', id: '123456789012345' };
const plausible = { kind: 'plausible' };
const matomo = { kind: 'matomo', host: 'https://stats.tiny.example/matomo', id: '7' };
const trusted = { 'trusted-types': 'consent default' };

describe('the policy lets through what a kind of script uses, and no more', () => {
  it('google-analytics', () =>
    expect(directives(analytics)).toEqual({
      ...trusted,
      'script-src': 'https://www.googletagmanager.com/gtag/',
      'connect-src':
        'https://www.googletagmanager.com https://*.google-analytics.com https://analytics.google.com https://*.analytics.google.com',
      'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
    }));
  it('google-ads, which alone may show frames', () => {
    const own = directives(ads);
    expect(own['script-src']?.split(' ')).toEqual([
      'https://www.googletagmanager.com/gtag/',
      'https://www.googleadservices.com/pagead/',
      'https://googleads.g.doubleclick.net/pagead/',
    ]);
    expect(own['frame-src']).toBe('https://www.googletagmanager.com https://td.doubleclick.net');
    for (const one of [analytics, pixel, plausible, matomo])
      expect(directives(one)).not.toHaveProperty('frame-src');
  });
  it('meta-pixel', () =>
    expect(directives(pixel)).toEqual({
      ...trusted,
      'script-src': 'https://connect.facebook.net/',
      'connect-src': 'https://connect.facebook.net https://www.facebook.com',
      'img-src': 'https://www.facebook.com',
    }));
  it.each([
    [plausible, 'https://plausible.io'],
    [{ ...plausible, id: 'pa-1a2B3c4D5e6F7g8H9i0Jk' }, 'https://plausible.io'],
    [{ ...plausible, host: 'https://p.tiny.example' }, 'https://p.tiny.example'],
  ])('%j', (script, host) =>
    expect(directives(script)).toEqual({
      ...trusted,
      'script-src': `${host}/js/`,
      'connect-src': `${host}/api/event`,
    }),
  );
  it('matomo', () =>
    expect(directives(matomo)).toEqual({
      ...trusted,
      'script-src': 'https://stats.tiny.example/matomo/',
      'connect-src': 'https://stats.tiny.example/matomo/matomo.php',
      'img-src': 'https://stats.tiny.example/matomo/matomo.php',
    }));
  it('two kinds that share hosts name them once', () => {
    const both = directives(analytics, ads)['script-src']?.split(' ') ?? [];
    expect(both).toHaveLength(new Set(both).size);
    expect(both.filter((source) => source.includes('googletagmanager'))).toHaveLength(1);
  });
  it('a script of no known kind has its own host, and injects nothing', () =>
    expect(directives({ src: 'https://chat.example/chat.js', category: 'functional' })).toEqual({
      'script-src': 'https://chat.example',
      'connect-src': 'https://chat.example',
      'trusted-types': 'consent',
    }));
});

describe('the code that starts a script', () => {
  const codeOf = (...written: object[]) =>
    foreignScripts({ scripts: scriptList.parse(written), baseUrl }).map(({ code }) => code);

  it('belongs to its kind, at an address that says which', () => {
    const scripts = scriptList.parse([
      pixel,
      { src: 'https://chat.example/chat.js', category: 'functional' },
    ]);
    const foreign = foreignScripts({ scripts, baseUrl });
    expect(foreign.map(({ src }) => src)).toEqual(['/scripts/meta-pixel.js', 'https://chat.example/chat.js']);
    expect(consentScripts({ scripts }).map(({ src }) => src)).toEqual(foreign.map(({ src }) => src));
    expect(foreign[0]?.code).toContain(`fbq('init', "123456789012345");`);
    expect(foreign[1]?.code).toBeUndefined();
  });
  it('tells Plausible the domain of the site, another one, or nothing if the script knows its site', () => {
    expect(codeOf(plausible)[0]).toContain('script.dataset.domain = "www.tiny.example";');
    expect(codeOf({ ...plausible, domain: 'tiny.example' })[0]).toContain('= "tiny.example";');
    const [own] = codeOf({ ...plausible, id: 'pa-1a2B3c4D5e6F7g8H9i0Jk' });
    expect(own).toContain('plausible.init();');
    expect(own).toContain('"https://plausible.io/js/pa-1a2B3c4D5e6F7g8H9i0Jk.js"');
    expect(own).not.toContain('dataset');
  });
});

describe('what scripts store', () => {
  const scripts = scriptList.parse([
    ...[analytics, ads, pixel, plausible, matomo],
    { src: 'https://chat.example/chat.js', category: 'functional', cookies: ['chat'], storage: ['chat.*'] },
  ]);
  it('is deleted when consent is withdrawn, except under domains of their own', () => {
    const patterns = consentScripts({ scripts }).flatMap(({ cookies = [], storage = [] }) => [
      ...cookies,
      ...storage,
    ]);
    const names = storedByOthers({ scripts }).map(({ name }) => name);
    const left = names.filter((name) => !matchingNames([name.replace('*', '1')], patterns).length);
    expect(left).toEqual(['IDE', 'fr']);
  });
  it('has a category, and a lifetime where the kind is known', () => {
    const stored = storedByOthers({ scripts });
    expect(stored.filter(({ kept }) => kept === undefined).map(({ name }) => name)).toEqual([
      'chat',
      'chat.*',
    ]);
    expect(stored.find(({ name }) => name === '_ga')).toEqual({
      name: '_ga',
      category: 'analytics',
      kept: '2 years',
    });
    expect(storedByOthers({})).toEqual([]);
  });
});
