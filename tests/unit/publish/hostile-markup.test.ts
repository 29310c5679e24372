import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../src/diagnostics/format.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import { verify } from '../../../src/publish/verify.ts';
import { site } from '../../../templates/site.ts';
import { readPages } from '../../support/read-pages.ts';

/** What the build says of a page with this markup. */
function problemsWith(markup: string): string[] {
  const report = createReport();
  const body = `<html lang="is"><body><h1>x</h1>${markup}</body></html>`;
  const artifacts = [{ path: 'index.html', body }];
  verify(artifacts, {
    site: { locales: site.locales },
    pages: readPages(artifacts),
    ...{ baseUrl: 'https://hemja.example', videoHosts: ['https://media.example'] },
    ...{
      planned: [],
      isWhole: true,
      unpublished: new Set(),
      placeInCode: (path: string) => ({ file: `templates/${path}` }),
      report,
      placeOf: () => undefined,
    },
  });
  return report.sorted().map((one) => `${one.code}: ${messageOf(one).what}`);
}

describe('a page is refused with', () => {
  it.each([
    '<p style="color:red">',
    '<p STYLE=color:red>',
    '<img src="data:image/png,x" onerror="x()">',
    '<svg OnLoad=x()>',
    '<script>x()</script>',
    '<script type="module">x()</script>',
    '<script type="text/javascript; json">x()</script>',
    '<iframe srcdoc="x">',
    '<object data="/x">',
    '<embed src="/x">',
    '<base href="/">',
    '<meta http-equiv="refresh" content="0;url=/x">',
    '<a href="javascript:x()">',
    '<a href="JaVaScRiPt:x()">',
    '<a href="java&#10;script:x()">',
    '<a href="java\tscript:x()">',
    '<a href="&#1; javascript:x()">',
    '<a href="&#106;avascript&colon;x()">',
    '<a href="vbscript:x">',
    '<a href="data:text/html,x">',
    '<a href="http://evil.example/">',
    '<a href="//evil.example/">',
    '<a href="/\\evil.example/">',
    '<svg><a xlink:href="javascript:x()"></a></svg>',
    '<form action="https://evil.example/">',
    '<button formaction="javascript:x()">',
    '<a href="https://hemja.example/" ping="https://evil.example/">',
  ])('%s', (markup) => {
    expect(problemsWith(markup)).toEqual([expect.stringMatching(/^forbidden-markup: /)]);
  });

  it.each([
    '<img src="https://evil.example/a.png" alt="">',
    '<img src="//evil.example/a.png" alt="">',
    '<img src="\\\\evil.example/a.png" alt="">',
    '<img src="data:image/png,x" srcset="data:image/png,x 1x, https://evil.example/a.png 2x" alt="">',
    '<video poster="https://evil.example/a.png"></video>',
    '<video><source src="https://evil.example/a.webm"></video>',
    '<img src="https://media.example/a.png" alt="">',
    '<img src="data:text/html,x" alt="">',
    '<svg><use href="https://evil.example/a.svg#b"></use></svg>',
    '<svg><image xlink:href="https://evil.example/a.png"></image></svg>',
    '<script src="https://evil.example/a.js"></script>',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
  ])('foreign resources: %s', (markup) => {
    expect(problemsWith(markup)).toEqual([expect.stringMatching(/^foreign-resource: /)]);
  });

  it.each([
    '<a href="https://other.example/">',
    '<a href="mailto:a@b.example">',
    '<a href="tel:+3545550100">',
    '<form action="/" role="search">',
    '<img src="data:image/svg+xml,x" alt="">',
    '<video><source src="https://media.example/a.webm"></video>',
    '<script type="application/ld+json">{}</script>',
  ])('but not with %s', (markup) => {
    expect(problemsWith(markup)).toEqual([]);
  });
});
