import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { addedService } from '../support/added-service.ts';
import { all, htmlOf, mainText } from '../support/built-site.ts';
import { configOf, workspace } from '../support/workspace.ts';

describe('adding a service is adding two files', () => {
  it('gives it pages, menus, cards, language switch, sitemap and search items', async () => {
    const site = await buildSite(configOf(workspace(...addedService)));
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
    expect(text(/^assets\/search-is/)).toContain('/thjonusta/postlistar');
  });
});
