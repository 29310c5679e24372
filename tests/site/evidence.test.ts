import { describe, expect, it } from 'vitest';
import { pages } from '../../templates/pages/index.ts';
import { all, pageHtml } from '../support/built-site.ts';

const shown = [
  ['home', 'index.html'],
  ['home', 'en.html'],
  ['web-development', 'thjonusta/vefsidugerd.html'],
  ['web-development', 'en/services/web-development.html'],
] as const;

describe('the evidence', () => {
  it.each(shown)('of %s in %s is what the build demands of the page', async (kind, file) => {
    const html = await pageHtml(file);
    const values = all(html, 'dl', 'statistics--small').map(({ text }) => text);
    expect(values).toHaveLength(1);
    const { html: most, script } = pages[kind].budget ?? {};
    for (const bytes of [most, script])
      expect(values[0]).toContain(`${Math.ceil((bytes ?? Number.NaN) / 1000)} kB`);
    const link = all(html, 'a').find(({ attributes }) => attributes.href?.includes('pagespeed.web.dev'));
    expect(link?.text).toMatch(/PageSpeed/);
  });

  it('is on no other page', async () => {
    expect(all(await pageHtml('um-okkur.html'), 'dl', 'statistics--small')).toEqual([]);
  });
});
