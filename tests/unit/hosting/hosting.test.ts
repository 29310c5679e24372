import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { localeOfPath } from '../../../src/define/locale.ts';
import { hosting } from '../../../src/hosting/index.ts';
import type { HostingManifest } from '../../../src/hosting/manifest.ts';
import { site } from '../../../templates/site.ts';
import { builtSite, hostingOf, htmlOf, servedPages } from '../../support/built-site.ts';
import { readPages } from '../../support/read-pages.ts';

const baseUrl = 'https://hemja.example';
const page = (path: string, body = '') => ({
  path,
  body: `<!doctype html><html><head>${body}</head></html>`,
});

function hosted(artifacts: { path: string; body: string }[], preview = false) {
  const options = { forms: [], redirects: [], site, facts: {}, baseUrl, preview };
  const files = hosting(artifacts, { pages: readPages(artifacts), ...options });
  const bodyOf = (path: string) => String(files.find((file) => file.path === path)?.body);
  const manifest: HostingManifest = JSON.parse(bodyOf('_site.json'));
  const setFor = (path: string) => manifest.headers.find((rule) => rule.for === path)?.set;
  return { files, manifest, bodyOf, setFor };
}

describe('the hosting manifest', () => {
  it('knows the hash of what is between the tags, letter for letter, and no hash of data', () => {
    const css = 'a::before{content:"&amp;<b>é"}\n';
    const { setFor } = hosted([
      page('index.html', `<style>${css}</style><script type="application/json">{"a":1}</script>`),
    ]);
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = setFor('/*')?.['Content-Security-Policy'];
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self';");
  });

  it('knows an inline script that runs', () => {
    const { setFor } = hosted([page('index.html', '<script>let a = 1 < 2;</script>')]);
    const hash = createHash('sha256').update('let a = 1 < 2;').digest('base64');
    expect(setFor('/*')?.['Content-Security-Policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('switches each browser feature off by its whole name', () => {
    const features =
      hosted([page('index.html')])
        .setFor('/*')
        ?.['Permissions-Policy']?.split(', ') ?? [];
    expect(features).toContain('window-management=()');
    expect(features.filter((feature) => !/^[a-z]+(?:-[a-z]+)*=\(\)$/.test(feature))).toEqual([]);
  });

  it('names the forms and where they are in every language', async () => {
    const built = await builtSite();
    const [file] = hostingOf(built, servedPages(built));
    const { forms }: HostingManifest = JSON.parse(String(file?.body));
    expect(forms.map(({ name }) => name)).toEqual(site.forms?.forms.map(({ rules }) => rules.name));
    for (const { pages } of forms) expect(Object.keys(pages)).toEqual(site.locales.map(({ id }) => id));
    const places = forms.flatMap(({ pages }) => Object.entries(pages));
    for (const [locale, { address, title, island, props }] of places) {
      expect(localeOfPath(address, site.locales).id).toBe(locale);
      // In bytes: Icelandic titles have letters of two.
      const bytes = Buffer.from(htmlOf(built, `${address.slice(1)}.html`));
      const markup = bytes.subarray(island.start, island.end).toString();
      expect(markup).toMatch(new RegExp(`^<div[^>]* data-wake="${island.wake}"[^>]*>.*<form `));
      expect(markup).toMatch(/<script type="application\/json">[^<]*<\/script>$/);
      expect(JSON.parse(markup.match(/json">([^<]*)<\/script>$/)?.[1] ?? '')).toEqual(props);
      expect(bytes.subarray(0, title).toString()).toMatch(/<title>$/);
    }
  });

  it('lets other sites show the card of a page and its icon, and nothing else', () => {
    const { manifest } = hosted([
      page(
        'index.html',
        `<meta property="og:image" content="${baseUrl}/assets/cards/home-1.png"><link rel="icon" href="/assets/i.svg">`,
      ),
    ]);
    const shared = manifest.headers.filter(
      ({ set }) => set['Cross-Origin-Resource-Policy'] === 'cross-origin',
    );
    expect(shared.map((rule) => rule.for)).toEqual(['/assets/cards/*', '/assets/i.svg']);
  });

  it('keeps search engines away from a preview, and only from that', () => {
    expect(hosted([page('index.html')], true).setFor('/*')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(hosted([page('index.html')]).setFor('/*')).not.toHaveProperty('X-Robots-Tag');
  });

  it('gives a release to exactly these files', () => {
    const releases = [
      [page('a.html', '1')],
      [page('a.html', '2')],
      [page('b.html', '1')],
      [page('a.html', '1')],
    ].map((files) => hosted(files).manifest.release);
    expect(new Set(releases).size).toBe(3);
    expect(releases[0]).toBe(releases[3]);
  });

  it('names the media type of files that servers do not know', () => {
    expect(hosted([{ path: 'site.webmanifest', body: '{}' }]).setFor('/site.webmanifest')).toEqual({
      'Content-Type': 'application/manifest+json',
    });
  });

  it('promises TLS for two years only where there is TLS', () => {
    const { manifest } = hosted([page('index.html')]);
    expect(manifest.overTls).toEqual({ 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' });
    expect(JSON.stringify(manifest.headers)).not.toContain('Strict-Transport-Security');
  });
});

describe('the files for Netlify and its like', () => {
  it('have every header once for each path where a host would join them', () => {
    const { bodyOf } = hosted([page('index.html'), page('404.html')]);
    const [everywhere = '', ...others] = bodyOf('_headers').split(/\n(?=\S)/);
    expect(everywhere).toContain('Strict-Transport-Security');
    expect(everywhere).not.toContain('Cache-Control');
    expect(others.find((rule) => rule.startsWith('/assets/*'))).toContain('immutable');
    expect(others.join('')).not.toContain('Content-Security-Policy');
  });

  it('`_headers` names the fonts of a page, for hosts that send early hints; no other file does', () => {
    const font = '<link rel="preload" as="font" href="/assets/a.woff2">';
    const { bodyOf } = hosted([page('index.html', font), page('404.html', font)]);
    const rules = bodyOf('_headers').split(/\n(?=\S)/);
    const withLinks = rules.filter((rule) => rule.includes('Link:'));
    expect(withLinks).toEqual(['/\n  Link: </assets/a.woff2>; rel=preload; as=font; crossorigin\n']);
    expect(bodyOf('_site.json')).not.toContain('"Link"');
  });

  it('answer what is nowhere under /en in English, and never show the manifest', () => {
    expect(hosted([page('index.html')]).bodyOf('_redirects')).toBe(
      '/_site.json /404.html 404!\n/en/* /en/404.html 404\n',
    );
  });
});
