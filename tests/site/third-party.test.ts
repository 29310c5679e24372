import { describe, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../../src/build.ts';
import { formatText } from '../../src/diagnostics/index.ts';
import { caddyFile } from '../../src/hosting/files/caddy.ts';
import { nginxFile } from '../../src/hosting/files/nginx.ts';
import { hosting, hostingOptions } from '../../src/hosting/index.ts';
import type { HostingManifest } from '../../src/hosting/manifest.ts';
import { all, builtSite, htmlOf } from '../support/built-site.ts';
import { configOf, contentFile, type Edit, problemsOf, workspace } from '../support/workspace.ts';

/** Names scripts in `site.yaml`, of which some take data to the United States. */
const list = (scripts: string): Edit => ({
  file: 'site.yaml',
  replace: /transfers: none([\s\S]*)$/,
  with: `transfers: adequacy-decision$1\nscripts:\n${scripts}`,
});

const kinds = [
  '  - kind: google-analytics\n    id: G-1A2B3C4D5E\n',
  '  - kind: google-ads\n    id: AW-1234567890\n',
  '  - kind: meta-pixel\n    id: "123456789012345"\n',
  '  - kind: plausible\n',
  '  - kind: matomo\n    host: https://matomo.example\n    id: "1"\n',
];

/** The files that hosts read of a built site. */
function hosted(built: BuildResult, config: ReturnType<typeof configOf>) {
  const { content, routes, artifacts } = built;
  if (!content || !routes) throw new Error('The site has errors.');
  const files = hosting(artifacts, hostingOptions({ ...built, content, routes }, config));
  return (path: string) => String(files.find((file) => file.path === path)?.body);
}

describe('a kind of script', () => {
  it.each(kinds)(
    'is valid as soon as site.yaml names it, and nothing has to be written beside the grounds of transfers: %j',
    (script) =>
      expect(
        problemsOf(workspace(list(script))).map((problem) => formatText(problem, (_, text) => text)),
      ).toEqual([]),
  );

  it('reaches the settings of every host: the policy, the code that starts it, and nothing of other kinds', async () => {
    const config = configOf(workspace(list(kinds[2] ?? '')));
    const built = await buildSite(config);
    const bodyOf = hosted(built, config);
    const manifest: HostingManifest = JSON.parse(bodyOf('_site.json'));
    const policy = manifest.headers[0]?.set['Content-Security-Policy'] ?? '';
    expect(policy).toContain('https://connect.facebook.net');
    expect(policy).not.toMatch(/google|plausible|unsafe/);
    const options = { root: '/srv/site', pages: ['index.html'], brotli: false };
    for (const settings of [bodyOf('_headers'), nginxFile(manifest, options), caddyFile(manifest, options)])
      expect(settings).toContain(policy);
    // Cloudflare Pages reads no longer lines.
    for (const line of bodyOf('_headers').split('\n')) expect(line.length).toBeLessThan(2000);
    expect(Object.keys(manifest.files)).toContain('scripts/meta-pixel.js');
  });

  it('that stores nothing is said to store nothing, and its category has no list', async () => {
    const folder = workspace(list(kinds[3] ?? ''));
    const { artifacts } = await buildSite(configOf(folder));
    const [, said = ''] = /^ {2}nothing: (.*)$/m.exec(contentFile(folder, 'en/cookies.yaml')) ?? [];
    const page = String(artifacts.find(({ path }) => path === 'en/cookies.html')?.body);
    expect(said).not.toBe('');
    expect(page.split(said)).toHaveLength(2);
    expect(page).not.toContain('>_ga<');
    expect(page).toContain('>_fbp<');
  });

  it('is said to store its own cookies; a category without scripts shows examples and says so', async () => {
    const folder = workspace(list(kinds[0] ?? ''));
    const built = await buildSite(configOf(folder));
    for (const [file, locale] of [
      ['vafrakokur.html', 'is'],
      ['en/cookies.html', 'en'],
    ] as const) {
      const wordOf = (key: string, of = 'cookies') =>
        new RegExp(`^  ${key}: (.*)$`, 'm').exec(contentFile(folder, `${locale}/${of}.yaml`))?.[1] ?? key;
      const types = all(htmlOf(built, file), 'div', 'cookie-type').map(({ text }) => text);
      const [analytics, ...others] = types.filter((text) => /_ga\b|_gcl_au/.test(text));
      expect(analytics).toContain(wordOf('stored'));
      expect(analytics?.match(/(?<!\S)_[\w*]+/g)).toEqual(['_ga', '_ga_*']);
      expect(others).toHaveLength(1);
      for (const other of others) expect(other).toContain(wordOf('unused'));
      const threads = all(htmlOf(built, file), 'a', 'cookie-threads__link').map(({ text }) => text);
      expect(threads).toHaveLength(4);
      expect(threads.filter((text) => text.includes(wordOf('unused', 'ui')))).toHaveLength(2);
    }
  });

  it('costs a site without scripts nothing', async () => {
    const { artifacts } = await builtSite();
    const texts = artifacts.filter(({ path }) => /\.(?:html|js|json)$/.test(path));
    const naming = texts.filter(({ body }) => /consent-scripts"|gtag|fbq|_paq|plausible/.test(String(body)));
    expect(artifacts.filter(({ path }) => path.startsWith('scripts/'))).toEqual([]);
    // The code that looks for a list of scripts was there before; it names no tool.
    expect(naming.filter(({ path }) => path.endsWith('.html'))).toEqual([]);
    expect(texts.filter(({ body }) => /googletagmanager|fbevents|matomo\.js/.test(String(body)))).toEqual([]);
  });
});

describe('a script of the site itself', () => {
  it('is published from media/scripts under the address that site.yaml names', async () => {
    const script = 'document.title += "";\n';
    const edits: Edit[] = [
      { file: 'media/scripts/own.js', write: script },
      list('  - src: /scripts/own.js\n    category: functional\n'),
    ];
    const { artifacts, report } = await buildSite(configOf(workspace(...edits)));
    expect(report.sorted()).toEqual([]);
    expect(String(artifacts.find(({ path }) => path === 'scripts/own.js')?.body)).toBe(script);
  });
});
