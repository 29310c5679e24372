import { describe, expect, it } from 'vitest';
import { createReport } from '../../../src/diagnostics/index.ts';
import { verify } from '../../../src/publish/verify.ts';
import { site } from '../../../templates/site.ts';
import { readPages } from '../../support/read-pages.ts';

/** The places of the pages that nothing leads to. */
function orphansOf(pages: Record<string, string>): string[] {
  const report = createReport();
  const artifacts = Object.entries(pages).map(([path, links]) => ({
    path,
    body: `<html><body><h1>x</h1>${links}</body></html>`,
  }));
  verify(artifacts, {
    site,
    pages: readPages(artifacts),
    ...{ baseUrl: 'https://hemja.example', videoHosts: [] },
    ...{
      planned: [],
      isWhole: true,
      unpublished: new Set(),
      placeInCode: (path: string) => ({ file: `templates/${path}` }),
      report,
      placeOf: (address) => ({ file: `the file of ${address}` }),
    },
  });
  return report.sorted().flatMap(({ code, place }) => (code === 'page-orphan' ? [place.file] : []));
}

describe('a page is an orphan', () => {
  it('when only itself and its other languages link to it', () => {
    const pages = {
      'index.html': '<a id="top" href="/a">a</a>',
      'a.html': '<a href="/#top">home</a>',
      'b.html': '<a href="/b">b</a>',
      'en/b.html': '<a href="/b" hreflang="is">b</a>',
    };
    expect(orphansOf(pages)).toEqual(['the file of /b', 'the file of /en/b']);
  });

  it('unless it is a home page or says that a page is not there', () => {
    expect(orphansOf({ 'index.html': '', 'en.html': '', '404.html': '', 'en/404.html': '' })).toEqual([]);
  });

  it('and nothing is said of it while other pages have errors, which may be its missing links', () => {
    expect(orphansOf({ 'index.html': '<a href="/gone">x</a>', 'a.html': '' })).toEqual([]);
  });
});
