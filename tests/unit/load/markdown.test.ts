import { describe, expect, it } from 'vitest';
import { createMarkdownParser } from '../../../src/content/load/markdown.ts';
import { english } from '../../../src/locales/en/index.ts';
import { icelandic } from '../../../src/locales/is/index.ts';
import { renderBody } from '../../../src/pages/render/body.ts';

const render = (source: string, locale: 'is' | 'en' = 'is') =>
  renderBody(createMarkdownParser({ is: icelandic, en: english }[locale]).parse(source), {
    hrefOf: (link) => `/resolved/${link.slice('page:'.length)}`,
    picture: (address, alt) => `<img src="/resolved/${address}" alt="${alt}">`,
    heading: (text) => text,
  }).html.trim();

describe('texts', () => {
  it.each([
    ['is', 'Hann sagði "hæ" við mig.', '<p>Hann sagði „hæ“ við mig.</p>'],
    ['en', 'She said "hi" to me.', '<p>She said “hi” to me.</p>'],
  ] as const)('get the quotation marks of their language (%s)', (locale, source, html) => {
    expect(render(source, locale)).toBe(html);
  });

  it('keep a range of numbers on one line', () => {
    expect(render('Það tekur 4–8 vikur, mán.–fös.')).toBe(
      '<p>Það tekur 4\u2060–\u20608 vikur, mán.–fös.</p>',
    );
  });

  it('give pictures their words without signs of Markdown', () => {
    expect(render('![A *red* chair](picture:chair)')).toBe(
      '<p><img src="/resolved/picture:chair" alt="A red chair"></p>',
    );
  });

  it('never let HTML through', () => {
    expect(render('a <img src=x onerror=alert(1)> b')).toBe('<p>a &lt;img src=x onerror=alert(1)&gt; b</p>');
    expect(render('<script>alert(1)</script>')).not.toContain('<script');
  });

  it('resolve links to pages and keep plain ones', () => {
    expect(render('[a](page:pricing#plans)')).toBe('<p><a href="/resolved/pricing#plans">a</a></p>');
    expect(render('[a](https://a.example/?b=1&c="2")')).toContain(
      'href="https://a.example/?b=1&amp;c=%222%22" rel="noopener"',
    );
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '&#106;avascript:alert(1)',
    '/verdskra',
  ])('never render a link to %s, even if it came past the checks', (href) => {
    expect(() => render(`[a](<${href}>)`)).toThrow('should have been refused');
  });

  it('number headings of the same words', () => {
    expect(render('## Verð\n\n## Verð')).toBe('<h2 id="verd">Verð</h2>\n<h2 id="verd-2">Verð</h2>');
  });

  it('survive five thousand nested quotes', () => {
    expect(() => render('>'.repeat(5000))).not.toThrow();
  });
});
