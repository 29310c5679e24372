// @module-tag all
import { describe, expect, it } from 'vitest';
import { type BuildResult, buildSite, planSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import { messageOf } from '../../src/diagnostics/format.ts';
import { site } from '../../templates/site.ts';
import { site as tiny } from '../sites/tiny/templates/site.ts';
import { all, builtSite, findAll, htmlOf } from '../support/built-site.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { agencyDir, configOf, projectDir } from '../support/workspace.ts';
import { fileOf, routesOfSpec } from './routes-table.ts';

const textOf = ({ artifacts }: BuildResult, path: string) => {
  const body = artifacts.find((one) => one.path === path)?.body;
  return body === undefined ? undefined : String(body);
};

const manifestHref = (html: string) =>
  all(html, 'link').find(({ attributes }) => attributes.rel === 'manifest')?.attributes.href;

describe('what is said to networks about a page', () => {
  it.each(routesOfSpec.flatMap(([, is, en]) => [fileOf(is), fileOf(en)]))('%s', async (file) => {
    const built = await builtSite();
    const html = htmlOf(built, file);
    const meta = (name: string) =>
      findAll(
        html,
        ({ tag, attributes }) => tag === 'meta' && [attributes.property, attributes.name].includes(name),
      );
    const value = (name: string) => meta(name).map(({ attributes }) => attributes.content);
    const card = built.pictures?.cards.get(file);
    expect(value('og:image')).toEqual([`https://hemja.example/${card?.path}`]);
    expect([value('og:image:width'), value('og:image:height')]).toEqual([['1200'], ['630']]);
    const heading = all(html, 'h1')[0]?.text.replaceAll('\u00A0', ' ');
    expect(value('og:image:alt')).toEqual([`${heading} – Hemja`]);
    expect(value('twitter:card')).toEqual(['summary_large_image']);
    expect(value('og:site_name')).toEqual(['Hemja']);
  });
});

describe('the files for machines', () => {
  it('llms.txt has a title, a summary, and every page of both languages once (llmstxt.org)', async () => {
    const text = textOf(await builtSite(), 'llms.txt') ?? '';
    expect(text).toMatch(/^# Hemja\n\n> \S.+\n\n\S/);
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Íslenska: Þjónusta',
      '## Íslenska: Síður',
      '## English: Services',
      '## English: Pages',
      '## Optional',
    ]);
    const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S.+$/gm)].map(([, href]) => href);
    const wanted = routesOfSpec
      .flatMap(([, is, en]) => [is, en])
      .map((path) => `https://hemja.example${path}`);
    expect(links.toSorted()).toEqual(wanted.toSorted());
  });

  it.each([
    ['is', 'index.html', '/'],
    ['en', 'en.html', '/en'],
  ])('the web manifest of %s has the name and the colour of the site', async (lang, file, start) => {
    const built = await builtSite();
    const manifest = JSON.parse(textOf(built, `${lang}.webmanifest`) ?? '');
    expect(manifest).toMatchObject({ name: 'Hemja', lang, start_url: start, theme_color: '#f7f2e9' });
    expect(manifestHref(htmlOf(built, file))).toBe(`/${lang}.webmanifest`);
  });

  it('security.txt says where to write', async () => {
    expect(textOf(await builtSite(), '.well-known/security.txt')).toMatch(
      /^Contact: mailto:hallo@hemja\.example\nExpires: 2027-11-01T/,
    );
  });

  it.each([
    ['2026-10-30', ['security.txt is said to hold until 2027-11-01, which is more than a year ahead.']],
    ['2026-10-31', []],
    ['2027-10-02', []],
    ['2027-10-03', ['security.txt expires on 2027-11-01.']],
    ['2027-11-02', ['security.txt expired on 2027-11-01.']],
  ])('on %s the report about security.txt is %j', (today, messages) => {
    const config = createConfig({}, { site, toolDir: projectDir, cwd: agencyDir, now: new Date(today) });
    const problems = planSite(config)
      .report.sorted()
      .filter(({ place }) => place.sourceLine?.includes('expires'));
    expect(problems.map((one) => messageOf(one).what)).toEqual(messages);
    expect(problems.map(({ severity, place }) => `${severity} ${place.sourceLine?.trim()}`)).toEqual(
      messages.map(() => 'warning expires: 2027-11-01'),
    );
  });
});

describe('the files for machines of any site', () => {
  it.each([
    ['is', 'index.html', '/'],
    ['en', 'en.html', '/en'],
    ['pl', 'pl.html', '/pl'],
  ])(
    'the web manifest of %s starts at its home page, with icons that are there',
    async (lang, file, start) => {
      const coloured = { ...tiny, themeColour: '#204060' };
      const built = await buildSite(tinyConfig(tinyWorkspace(), {}, coloured));
      const manifest = JSON.parse(textOf(built, `${lang}.webmanifest`) ?? '');
      expect(manifest).toMatchObject({ name: 'Tiny', lang, start_url: start, theme_color: '#204060' });
      const planned = built.pictures?.all.map(({ path }) => `/${path}`);
      const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
      expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src } of icons) expect(planned).toContain(src);
      expect(manifestHref(htmlOf(built, file))).toBe(`/${lang}.webmanifest`);
    },
  );

  it('security.txt has the fields of RFC 9116', async () => {
    const security = { email: 'anna@tiny.example', expires: '2027-11-01' };
    const secure = { ...tiny, facts: (data: object) => ({ ...tiny.facts(data), security }) };
    const built = await buildSite(tinyConfig(tinyWorkspace(), {}, secure));
    expect(textOf(built, '.well-known/security.txt')).toBe(
      [
        'Contact: mailto:anna@tiny.example',
        'Expires: 2027-11-01T00:00:00Z',
        'Preferred-Languages: is, en, pl',
        'Canonical: https://tiny.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('llms.txt has a section for each language where the site names no others (llmstxt.org)', async () => {
    const text = textOf(await buildSite(tinyConfig(tinyWorkspace())), 'llms.txt') ?? '';
    expect(text).toMatch(/^# Tiny\n\n> Lítill vefur .+\n\nA tiny site .+\n\nMała strona .+\n\n##/);
    expect(text.match(/^(?:##|-) .*?(?=: |$)/gm)).toEqual([
      '## Icelandic',
      '- [Lítill vefur](https://tiny.example/)',
      '- [Íslensk ull](https://tiny.example/ull)',
      '## English',
      '- [A tiny site](https://tiny.example/en)',
      '- [Icelandic wool](https://tiny.example/en/wool)',
      '## Polish',
      '- [Mała strona](https://tiny.example/pl)',
      '- [Islandzka wełna](https://tiny.example/pl/welna)',
    ]);
  });

  it('the sitemap has no day that is not known: content without a history has none', async () => {
    const sitemap = textOf(await buildSite(tinyConfig(tinyWorkspace())), 'sitemap.xml');
    expect(sitemap).toContain('<loc>https://tiny.example/ull</loc><xhtml:link');
    expect(sitemap).not.toContain('<lastmod>');
  });

  it('those of a preview let robots read nothing, and have no sitemap', async () => {
    const preview = await buildSite(tinyConfig(tinyWorkspace(), { preview: true }));
    expect(textOf(preview, 'robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(textOf(preview, 'sitemap.xml')).toBeUndefined();
  });
});

describe('a preview', () => {
  it('tells search engines on every page that it is not to be listed, and where the real page is', async () => {
    const preview = await buildSite(configOf(agencyDir, { preview: true }));
    const pages = preview.artifacts.filter(({ path }) => path.endsWith('.html'));
    expect(pages).toHaveLength(36);
    for (const { path } of pages)
      expect(htmlOf(preview, path)).toContain('<meta name="robots" content="noindex"/>');
    expect(htmlOf(preview, 'en/faq.html')).toContain(
      '<link rel="canonical" href="https://hemja.example/en/faq"/>',
    );
  });

  it('is not what is built when nothing is said', async () => {
    expect(htmlOf(await builtSite(), 'en/faq.html')).not.toContain('noindex');
  });
});
