import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { all, htmlOf, mainText } from '../support/built-site.ts';
import { configOf, type Edit, workspace } from '../support/workspace.ts';

/** The keys by which a page is told from others. */
const own = {
  is: 'slug: postlistar\ntitle: Póstlistar\ndescription: Póstlistar sem fólk vill vera á, með efni sem það opnar og les til enda.\n',
  en: 'slug: mailing-lists\ntitle: Mailing Lists\ndescription: Mailing lists that people want to be on, with words that they open and read.\n',
};

/** A new service: a pair of files, made from an existing pair by changing what must differ. */
const files: Edit[] = (['is', 'en'] as const).map((locale) => ({
  file: `${locale}/services/mailing-lists.md`,
  copyFrom: `${locale}/services/content-strategy.md`,
  replace: /^slug: [\s\S]*?\n(?=keywords:)/m,
  with: own[locale],
}));

describe('adding a service is adding two files', () => {
  it('gives it pages, menus, cards, language switch, sitemap and search items', async () => {
    const site = await buildSite(configOf(workspace(...files)));
    // The copies still say what their originals say.
    const warnings = site.report.sorted().map(({ code, place }) => `${code} ${place.file}`);
    expect(warnings).toEqual([
      'page-copied content/en/services/mailing-lists.md',
      'service-order content/is/services/mailing-lists.md',
      'page-copied content/is/services/mailing-lists.md',
    ]);

    const hrefs = (file: string) => all(htmlOf(site, file), 'a').map(({ attributes }) => attributes.href);
    expect(all(htmlOf(site, 'thjonusta/postlistar.html'), 'title')[0]?.text).toBe('Póstlistar | Hemja');
    expect(hrefs('thjonusta/postlistar.html')).toContain('/en/services/mailing-lists');
    expect(hrefs('index.html')).toContain('/thjonusta/postlistar');
    expect(hrefs('en.html')).toContain('/en/services/mailing-lists');
    expect(mainText(htmlOf(site, 'en/services.html'))).toContain('Mailing Lists');
    const text = (path: RegExp) => String(site.artifacts.find((one) => path.test(one.path))?.body);
    expect(text(/^sitemap/)).toContain('<loc>https://hemja.example/thjonusta/postlistar</loc>');
    expect(text(/search-is/)).toContain('/thjonusta/postlistar');
  });
});
