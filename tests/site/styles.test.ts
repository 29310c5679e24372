import { describe, expect, it } from 'vitest';
import { builtSite, pageHtml } from '../support/built-site.ts';

const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));

describe('the styles', () => {
  it('in a page define everything that they use: its first screen waits for no other sheet', async () => {
    const { artifacts } = await builtSite();
    const pages = artifacts.filter(({ path }) => path.endsWith('.html'));
    const missing = pages.flatMap(({ path, body }) => {
      const [, css] = /<style>(.+?)<\/style>/s.exec(String(body)) ?? [];
      if (css === undefined) return [`${path}: all`];
      const defined = namesIn(css, /(--[\w-]+):/g);
      return [...namesIn(css, /var\((--[\w-]+)\)/g)]
        .filter((name) => !defined.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('define everything that they use, the late ones together with those of a page', async () => {
    const { artifacts } = await builtSite();
    const late = artifacts.filter(({ path }) => /^assets\/late-.*\.css$/.test(path));
    const css = late.map(({ body }) => String(Buffer.from(body))).join('');
    const defined = namesIn(css + (await pageHtml('vafrakokur.html')), /(--[\w-]+):/g);
    expect([...namesIn(css, /var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each(['hafa-samband.html', 'fa-tilbod.html'])(
    'in %s hide that a form was sent even if no other sheet arrives',
    async (page) => {
      const [, css = ''] = /<style>(.+?)<\/style>/s.exec(await pageHtml(page)) ?? [];
      expect(css).toContain('#_sent:not(:target)');
    },
  );
});
