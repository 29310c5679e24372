import { describe, expect, it } from 'vitest';
import { all, builtSite, pageHtml } from '../support/built-site.ts';

/** The text of a published file. */
async function textOf(address: string): Promise<string> {
  const { artifacts } = await builtSite();
  return String(artifacts.find(({ path }) => `/${path}` === address)?.body);
}

describe('what pages share', () => {
  it('the drawings that pages take from files are in them', async () => {
    const { artifacts } = await builtSite();
    const used = artifacts
      .filter(({ path }) => path.endsWith('.html'))
      .flatMap(({ body }) => all(String(body), 'use').map(({ attributes }) => attributes.href ?? ''))
      .filter((href) => !href.startsWith('#'));
    const addresses = [...new Set(used)];
    const threads = addresses.filter((href) => href.includes('#thread_'));
    expect(threads).toHaveLength(2);
    // The script goes on to those with fewer tangles (templates/client.ts).
    const closing = threads.find((href) => href.endsWith('_closing')) ?? '';
    addresses.push(`${closing}-1`, `${closing}-2`, `${closing}-3`);
    for (const [file = '', id] of addresses.map((href) => href.split('#')))
      expect(await textOf(file), file).toContain(` id="${id}"`);
  });

  it('only the page that shows the marks of other companies fetches them', async () => {
    const { artifacts } = await builtSite();
    const pages = artifacts.filter(
      ({ path, body }) => path.endsWith('.html') && /\/marks-/.test(String(body)),
    );
    expect(pages.map(({ path }) => path).sort()).toEqual([
      'en/services/web-development.html',
      'thjonusta/vefsidugerd.html',
    ]);
  });

  it.each([
    { file: 'verdskra.html', title: 'Þú ræður vafrakökunum', href: '/vafrakokur' },
    { file: 'en/pricing.html', title: 'Cookies, on your terms', href: '/en/cookies' },
  ])('the words of the cookie dialog of $file are in its language', async ({ file, title, href }) => {
    const html = await pageHtml(file);
    const [button] = all(html, 'button').filter(({ attributes }) => 'data-cookie-settings' in attributes);
    const words = JSON.parse(await textOf(button?.attributes['data-cookie-settings'] ?? ''));
    expect(words).toMatchObject({ title, policy: { href } });
    expect(words.categories.map(({ name }: { name: string }) => name)).toEqual([
      'necessary',
      'analytics',
      'marketing',
      'functional',
    ]);
    expect(html).not.toContain(title);
  });
});
