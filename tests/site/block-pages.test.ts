import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../../src/build.ts';
import { all, htmlOf } from '../support/built-site.ts';
import { campaign } from '../support/campaign.ts';
import { agencyDir, configOf, editFiles } from '../support/workspace.ts';

const files = { is: 'vorhreingerning.html', en: 'en/spring-cleaning.html' } as const;
const languages = ['is', 'en'] as const;

const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
let built: BuildResult;
beforeAll(async () => {
  cpSync(join(agencyDir, 'content'), join(folder, 'content'), { recursive: true });
  editFiles(join(folder, 'content'), await campaign());
  built = await buildSite(configOf(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = (locale: (typeof languages)[number]) => htmlOf(built, files[locale]);

/** The texts of the elements with a class. */
const textsOf = (html: string, tag: string, className: string) =>
  all(html, tag, className).map(({ text }) => text);

describe('a page of blocks', () => {
  it('is built without a problem, with each block in both languages', () => {
    expect(built.report.sorted()).toEqual([]);
  });

  it.each(languages)('shows the blocks in their order, each under its heading, in %s', (locale) => {
    const headings = [...page(locale).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) =>
      text?.replaceAll('\u00AD', ''),
    );
    expect(headings).toEqual(
      expect.arrayContaining(
        {
          is: ['Ryk sest líka á vefi', 'Svona göngum við til verks', 'Vorið bíður ekki'],
          en: ['Websites gather dust, too', 'How we go about it', 'Spring does not wait'],
        }[locale],
      ),
    );
  });

  it.each(languages)('has paragraphs, points and links in a text in %s', (locale) => {
    const [, rest = ''] = page(locale).split('<div class="block-text">');
    const [text = ''] = rest.split('</section>');
    const tags = (tag: string) => all(text, tag).map(({ attributes }) => attributes);
    expect([tags('p').length, tags('li').length]).toEqual([3, 3]);
    expect(tags('a')).toEqual([
      { href: { is: '/thjonusta/vefsidugerd', en: '/en/services/web-development' }[locale] },
    ]);
  });

  it.each(languages)('writes figures, prices and quotation marks as the language does in %s', (locale) => {
    const html = page(locale);
    expect(textsOf(html, 'dd', 'statistics__value').slice(0, 2)).toEqual(['31', '12\u00A0s']);
    expect(textsOf(html, 'blockquote', 'block-quotation__text')).toEqual([
      {
        is: '„Ég hélt að vefurinn væri í lagi, þangað til ég las hann.“',
        en: '“I thought our website was fine, until I read it.”',
      }[locale],
    ]);
    expect(textsOf(html, 'li', 'block-plans__item')).toEqual([
      expect.stringContaining('79.000'),
      expect.stringContaining('149.000'),
    ]);
  });
});

describe('the blocks that show what stands elsewhere', () => {
  it.each(languages)('show clients, cases and people that were picked, in that order, in %s', (locale) => {
    const html = page(locale);
    expect(textsOf(html, 'ul', 'clients')[0]).toMatch(/^Fjara .+ Krot ehf\./);
    expect(textsOf(html, 'article', 'case')).toEqual([expect.stringContaining('Krot ehf.')]);
    expect(textsOf(html, 'ul', 'people')).toEqual([expect.stringMatching(/^Jóna Dæmisdóttir/)]);
  });

  it.each(languages)('show the answers of the page of questions, then those of its own, in %s', (locale) => {
    const questions = textsOf(page(locale), 'details', 'block-questions__item');
    const faq = htmlOf(built, { is: 'spurt-og-svarad.html', en: 'en/faq.html' }[locale]);
    const [first = ''] = all(faq, 'p').flatMap(({ text }) => (questions[0]?.endsWith(text) ? [text] : []));
    expect(questions).toHaveLength(3);
    expect(first.length).toBeGreaterThan(80);
    expect(questions[2]).toContain({ is: 'bjartara', en: 'brighter' }[locale]);
    const [, rest = ''] = page(locale).split(questions[2]?.split('?')[0] ?? '');
    expect(all(rest.split('</details>')[0] ?? '', 'p')).toHaveLength(2);
  });

  it.each(languages)(
    'have the real contact form, to which the button in the opening leads, in %s',
    (locale) => {
      const html = page(locale);
      expect(all(html, 'form').flatMap(({ attributes }) => attributes.name ?? [])).toEqual([
        'simple-contact',
      ]);
      expect(all(html, 'section').filter(({ attributes }) => attributes.id === '_form')).toHaveLength(1);
      const opening = all(html, 'a').find(({ text }) =>
        ['Panta hreingerningu', 'Book a Cleaning'].includes(text),
      );
      expect(opening?.attributes.href).toBe('#_form');
      const closing = all(html, 'a').find(({ attributes }) => attributes.href?.includes('?service='));
      expect(closing?.attributes.href).toBe(
        { is: '/fa-tilbod?service=web_development', en: '/en/get-quote?service=web_development' }[locale],
      );
    },
  );

  it('leave the contact page the page of its form, to which the server returns those without script', () => {
    const pages = built.forms.find(({ name }) => name === 'simple-contact')?.pages;
    expect(Object.values(pages ?? {}).map(({ address }) => address)).toEqual([
      '/hafa-samband',
      '/en/contact',
    ]);
  });
});

describe('what such a page costs', () => {
  it('is paid by the page alone: other pages have none of its styles', () => {
    const late = built.artifacts.filter(({ path }) => path.endsWith('.css'));
    for (const { body } of late) expect(String(body)).not.toContain('block-text');
    expect(page('is')).toContain('.block-text');
    expect(htmlOf(built, 'index.html')).not.toContain('.block-text');
  });

  it('is found by the words of its blocks', () => {
    const index = built.artifacts.find(({ path }) => path.startsWith('assets/search-is-'));
    expect(String(index?.body)).toContain('vorhreingerning');
  });
});
