import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import type { Page, SiteContent } from '../../src/define/content.ts';
import { messageOf } from '../../src/diagnostics/format.ts';
import type { NotFound } from '../../templates/pages/not-found/schema.ts';
import { amountOf, editAmount, priceText } from '../support/prices.ts';
import { configOf, type Edit, problemsOf, workspace } from '../support/workspace.ts';

const lead = (locale: 'is' | 'en', words: string): Edit => ({
  file: `${locale}/not-found.yaml`,
  replace: /^ {2}lead: [\s\S]*?\n(?=\S|$)/m,
  with: `  lead: "${words}"\n\n`,
});

function siteOf(...edits: Edit[]): SiteContent {
  const { content, report } = planSite(configOf(workspace(...edits)));
  expect(report.sorted().map(({ code }) => code)).toEqual([]);
  if (!content) throw new Error('The content has errors.');
  return content;
}

function pageOf(site: SiteContent, locale: 'is' | 'en', id: string): Page {
  const page = site.pages.get(locale)?.get(id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}

function leadOf(site: SiteContent, locale: 'is' | 'en'): string {
  return (pageOf(site, locale, 'not-found').data as NotFound).hero.lead;
}

describe('a placeholder in a text stands for', () => {
  const video = priceText('short-video');
  it.each([
    ['Grunnur: {price:plan-foundation}', `Grunnur: ${priceText('plan-foundation')}`],
    ['Myndskeið kostar {price:short-video}.', `Myndskeið kostar frá ${video}.`],
    ['{price:short-video} er verðið. {price:short-video}', `Frá ${video} er verðið. Frá ${video}`],
    ['Sími {company:phone}', 'Sími +354\u00A0555\u00A00100'],
    ['{company:name}, kt. {company:kennitala}', 'Hemja ehf., kt. 000000-0000'],
    ['{company:address}', 'Dæmisgata\u00A01, 000\u00A0Reykjavík'],
    ['Frá {company:founded}', 'Frá 2024'],
    ['{statistic:clients} viðskiptavinir', '300 viðskiptavinir'],
    ['Um {amount:300000} kr.', 'Um 300.000 kr.'],
    ['Námskeiðið er kl. {time:09:00}–{time:16:30}.', 'Námskeiðið er kl. 9–16.30.'],
  ])('a price or fact: %s', (words, shown) => {
    expect(leadOf(siteOf(lead('is', words)), 'is')).toBe(shown);
  });

  it.each([
    ['{price:short-video} each', `From ${priceText('short-video')} each`],
    ['About {amount:300000} ISK', 'About 300,000 ISK'],
    ['{isk:hourly-rate}', `ISK\u00A0${priceText('hourly-rate').replace('.', ',').slice(0, -4)}`],
  ])('the same in English, as English writes it: %s', (words, shown) => {
    expect(leadOf(siteOf(lead('en', words)), 'en')).toBe(shown);
  });

  it('a price that changes, on every page that speaks of it', () => {
    const site = siteOf(editAmount('plan-foundation', '12345'));
    for (const locale of ['is', 'en'] as const)
      expect(pageOf(site, locale, 'pricing').data.description).toContain('12.345\u00A0kr.');
  });

  it('a fact in a Markdown text: its words, links and headings, and never as markup', () => {
    const site = siteOf(
      { file: 'site.yaml', replace: 'name: Hemja ehf.', with: 'name: Hemja *og* [synir]' },
      ...(['is', 'en'] as const).map((locale) => ({
        file: `${locale}/terms.md`,
        replace: /$/,
        with: '\n## {company:founded}\n\n{company:name}: [x](mailto:{company:email}), [y](tel:{company:phone})\n',
      })),
    );
    const { body } = pageOf(site, 'is', 'terms');
    const words = body?.markup.filter((part) => typeof part === 'string').join('');
    expect(words).toContain('<p>Hemja *og* [synir]: x</a>, y</a></p>');
    expect(body?.headings.at(-1)).toMatchObject({ id: '2024', text: '2024' });
    const links = body?.uses.slice(-2).map(({ value }) => value);
    expect(links).toEqual(['mailto:hallo@hemja.example', 'tel:+3545550100']);
  });
});

describe('the length of a text', () => {
  const description = (words: string): Edit => ({
    file: 'en/terms.md',
    replace: /^description: [\s\S]*?\n(?=\w)/m,
    with: `description: "${words}"\n`,
  });

  it('is that of its final words', () => {
    const long = '{company:kennitala} '.repeat(10);
    expect(long.length).toBeGreaterThan(165);
    expect(problemsOf(workspace(description(`Numbers: ${long}`)))).toEqual([]);
    const [problem] = problemsOf(workspace(description('{company:address} '.repeat(8).trim())));
    expect(problem).toMatchObject({ code: 'text-length', args: { length: 8 * 27 - 1 } });
  });
});

describe('what is typed or misspelt', () => {
  const problem = (words: string) => problemsOf(workspace(lead('en', words)));

  it('is a price: it says which, and how to write an amount that is only equal', () => {
    const [one, ...others] = problem(`It costs ${priceText('plan-growth')} a month.`);
    expect(others).toEqual([]);
    expect(one && messageOf(one)).toEqual({
      what: `“${priceText('plan-growth')}” is a price in prices.yaml.`,
      why: 'A price that is typed a second time stays as it is when the price changes.',
      fix: `Write {price:plan-growth}. If the amount is only equal by chance, write {amount:${amountOf('plan-growth')}}.`,
      replacement: '{price:plan-growth}',
    });
  });

  it('is a fact of the company: it says which', () => {
    const [one] = problem('Write to hallo@hemja.example.');
    expect(one && messageOf(one)).toEqual({
      what: '“hallo@hemja.example” is a fact in site.yaml.',
      why: 'A fact that is typed a second time stays as it is when the fact changes.',
      fix: 'Write {company:email}.',
      replacement: '{company:email}',
    });
  });

  it.each([
    ['{price:plan-fundation}', '{price:plan-foundation}'],
    ['{prise:plan-growth}', '{price:plan-growth}'],
    ['{price: plan-growth}', '{price:plan-growth}'],
    ['{email}', '{company:email}'],
    ['{statistic:client}', '{statistic:clients}'],
  ])('is %s: it says what was meant', (words, meant) => {
    const [one, ...others] = problem(`Say ${words} here.`);
    expect(others).toEqual([]);
    const { what, fix } = one ? messageOf(one) : { what: '', fix: '' };
    expect(what).toBe(`There is no price or fact called “${words}”.`);
    expect(fix).toBe(`Did you mean “${meant}”? Write that instead.`);
  });

  it('is an amount with dots: it says how to write it', () => {
    const [one] = problem('About {amount:300.000} ISK.');
    expect(one && messageOf(one).fix).toBe('Write {amount:300000}.');
  });
});
