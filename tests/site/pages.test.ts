import { describe, expect, it } from 'vitest';
import { all, builtSite, findAll, mainText, pageHtml, pageOf, realContent } from '../support/built-site.ts';
import { fileOf, routesOfSpec } from './routes-table.ts';

const pages = routesOfSpec.flatMap(([id, is, en]) => [
  { id, locale: 'is' as const, path: is, sibling: en },
  { id, locale: 'en' as const, path: en, sibling: is },
]);

describe('the built site', () => {
  it('has no problems', async () => {
    expect((await builtSite()).report.sorted()).toEqual([]);
  });

  it('has exactly the 34 pages of specification 2.1, and two not-found pages', async () => {
    const { artifacts } = await builtSite();
    const html = artifacts.map(({ path }) => path).filter((path) => path.endsWith('.html'));
    const expected = [...pages.map(({ path }) => fileOf(path)), '404.html', 'en/404.html'];
    expect(html.toSorted()).toEqual(expected.toSorted());
  });

  it('names every page with its language versions in the sitemap, and the sitemap in robots.txt', async () => {
    const { artifacts } = await builtSite();
    const text = (path: string) => String(artifacts.find((one) => one.path === path)?.body);
    const sitemap = text('sitemap.xml');
    expect(sitemap.match(/<loc>/g)).toHaveLength(34);
    expect(sitemap.match(/<xhtml:link /g)).toHaveLength(34 * 3);
    expect(sitemap).toContain('<loc>https://hemja.example/thjonusta/vefsidugerd</loc>');
    expect(sitemap).not.toContain('404');
    expect(text('robots.txt')).toContain('Sitemap: https://hemja.example/sitemap.xml');
  });
});

describe.each(pages)('$path', ({ id, locale, path, sibling }) => {
  const html = () => pageHtml(fileOf(path));
  const meta = async (name: string) =>
    findAll(
      await html(),
      ({ tag, attributes }) => tag === 'meta' && [attributes.name, attributes.property].includes(name),
    )[0]?.attributes.content;

  it('says its language, title and description (specification 2.4; WCAG 3.1.1)', async () => {
    const { data } = await pageOf(locale, id);
    expect(all(await html(), 'html')[0]?.attributes.lang).toBe(locale);
    expect(all(await html(), 'title')[0]?.text).toBe(`${data.title} | Hemja`);
    expect(await meta('description')).toBe(data.description);
  });

  it('says its address, its language versions and what is shared of it', async () => {
    const links = all(await html(), 'link');
    const canonical = links.filter(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual([`https://hemja.example${path}`]);
    const [is, en] = locale === 'is' ? [path, sibling] : [sibling, path];
    const alternates = links.filter(({ attributes }) => attributes.rel === 'alternate');
    expect(alternates.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
      ['is', `https://hemja.example${is}`],
      ['en', `https://hemja.example${en}`],
      ['x-default', `https://hemja.example${is}`],
    ]);
    expect(await meta('og:url')).toBe(`https://hemja.example${path}`);
    expect(await meta('og:locale')).toBe(locale === 'is' ? 'is_IS' : 'en_US');
    expect(links.some(({ attributes }) => attributes.rel === 'icon')).toBe(true);
  });

  it('has the shared layout: skip link, navigation, breadcrumbs except on home, language switch, footer', async () => {
    const source = await html();
    const links = all(source, 'a');
    expect(links[0]?.attributes.href).toBe('#_main');
    expect(findAll(source, ({ attributes }) => attributes.id === '_main')).toHaveLength(1);
    const { ui } = (await realContent()).own(locale);
    const breadcrumbs = all(source, 'nav').filter(
      ({ attributes }) => attributes['aria-label'] === ui.navigation.breadcrumbs,
    );
    expect(breadcrumbs).toHaveLength(id === 'home' ? 0 : 1);
    const footer = all(source, 'footer').at(-1)?.text.replaceAll('\u00A0', ' ');
    const vat = { is: 'VSK-númer 000000', en: 'VAT no. 000000' }[locale];
    for (const fact of ['Hemja ehf.', '000000-0000', vat, '+354 555 0100', 'hallo@hemja.example'])
      expect(footer).toContain(fact);
    // The tests build on a day of 2026; the company was founded in 2024.
    expect(footer).toContain('© 2024–2026 Hemja ehf.');
  });

  it('names each language in that language, and leads to itself in it (WCAG 3.1.2)', async () => {
    const links = all(await html(), 'a').filter(({ attributes }) => attributes.hreflang);
    const found = links.map(({ attributes, text }) => [
      attributes.lang,
      attributes.hreflang,
      attributes.href,
      text,
    ]);
    const [is, en] = locale === 'is' ? [path, sibling] : [sibling, path];
    expect(found).toEqual([
      ['is', 'is', is, 'Íslenska'],
      ['en', 'en', en, 'English'],
    ]);
  });

  it('has words of its own and no leftovers of the machine', async () => {
    const text = mainText(await html());
    expect(text.length).toBeGreaterThan(300);
    expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}|page:[a-z]/);
  });
});

describe('the not-found pages (specification 2.5)', () => {
  it.each([
    { file: '404.html', lang: 'is', home: '/', title: 'Síða fannst ekki', heading: 'Úps! Síðan fannst ekki' },
    {
      file: 'en/404.html',
      lang: 'en',
      home: '/en',
      title: 'Page Not Found',
      heading: 'Oops! Page not found',
    },
  ])(
    '$file leads home in its language and offers one step back',
    async ({ file, lang, home, title, heading }) => {
      const source = await pageHtml(file);
      expect(all(source, 'html')[0]?.attributes.lang).toBe(lang);
      expect(all(source, 'h1')[0]?.text).toBe(heading);
      expect(all(source, 'title')[0]?.text).toBe(`${title} | Hemja`);
      const main = findAll(source, ({ tag, attributes }) => tag === 'a' && attributes.href === home);
      expect(main.length).toBeGreaterThan(0);
      expect(findAll(source, ({ attributes }) => 'data-go-back' in attributes)).toHaveLength(1);
      expect(source).toContain('noindex');
      expect(source).not.toContain('rel="canonical"');
    },
  );
});
