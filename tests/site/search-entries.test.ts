import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/client/search/query.ts';
import { matchesQuestion } from '../../templates/islands/FaqBrowser/question.ts';
import type { Contact } from '../../templates/pages/contact/schema.ts';
import type { Faq } from '../../templates/pages/faq/schema.ts';
import type { Pricing } from '../../templates/pages/pricing/schema.ts';
import { builtSite, pageOf, realContent } from '../support/built-site.ts';
import { realSearch } from './real-search.ts';

/*
 * Rules for what has an entry, on the living content: they hold for any.
 */
const locales = ['is', 'en'] as const;
const searches = { is: realSearch('is'), en: realSearch('en') };
const itemsOf = (locale: 'is' | 'en') => searches[locale].search.items.map(({ item }) => item);

describe.each(locales)('what can be found in %s', (locale) => {
  const find = (query: string, search = searches[locale]) => searchIndex(search.search, query);

  test('leads to anchors that its pages have', async () => {
    const { artifacts } = await builtSite();
    const ids = new Map<string, Set<string>>();
    for (const { path, body } of artifacts)
      if (path.endsWith('.html'))
        ids.set(
          `/${path.replace(/(?:^index)?\.html$/, '')}`,
          new Set([...String(body).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)),
        );
    const anchored = itemsOf(locale).filter(({ path }) => path.includes('#'));
    expect(anchored.length).toBeGreaterThan(0);
    for (const { path } of anchored) {
      const [page = '', anchor = ''] = path.split('#');
      expect([...(ids.get(page) ?? [])], path).toContain(anchor);
    }
  });

  test('has every heading of every text, of type content, under the name of its page', async () => {
    const pages = [...((await realContent()).pages.get(locale)?.values() ?? [])];
    const headings = pages.flatMap(({ body, data }) =>
      (body?.headings ?? []).map(({ id, text }) => ({ id, text, name: data.label ?? data.title })),
    );
    expect(headings.length).toBeGreaterThan(0);
    for (const { id, text, name } of headings) {
      const own = itemsOf(locale).filter(({ path, title }) => path.endsWith(`#${id}`) && title === text);
      expect(
        own.map(({ type, category }) => [type, category]),
        text,
      ).toContainEqual(['content', name]);
    }
  });

  test('finds a section of the terms by its heading, and by a word of its text alone', async () => {
    const { body } = await pageOf(locale, 'terms');
    for (const { id, text } of body?.headings.filter(({ level }) => level === 2) ?? [])
      expect(
        find(text)
          .slice(0, 3)
          .map(({ path }) => path.split('#')[1]),
        text,
      ).toContain(id);
    const terms = `${searches[locale].pathOf('terms')}#`;
    const texts = itemsOf(locale).map((item) => JSON.stringify(item).toLowerCase());
    const isRare = (word: string) => texts.filter((text) => text.includes(word.slice(0, 6))).length === 1;
    const rareWords = itemsOf(locale)
      .filter(({ path }) => path.startsWith(terms))
      .flatMap(({ path, rest = '' }) =>
        (rest.toLowerCase().match(/\p{L}{9,}/gu) ?? []).filter(isRare).map((word) => ({ path, word })),
      );
    const [{ path: section, word } = { path: '', word: '' }] = rareWords;
    expect(
      find(word).map(({ path }) => path),
      word,
    ).toContain(section);
  });

  test('has every row of the price list with its price, found by its name beside a word for prices', async () => {
    const { data } = await pageOf(locale, 'pricing');
    const { services, plans, hourly, title } = data as Pricing;
    const rows = services.categories.flatMap(({ services: own }) => own.map(({ name }) => name));
    for (const name of [...rows, ...plans.items.map((plan) => plan.name), hourly.heading]) {
      const found = find(`${title} ${name}`).find((item) => item.title === name);
      expect(found, name).toMatchObject({ type: 'content', category: title });
    }
  });

  test('has the facts of the company, under new digits as soon as they change', async () => {
    const { data } = await pageOf(locale, 'contact');
    const { shared } = await realContent();
    const changed = realSearch(locale, {
      company: { ...shared.site.company, kennitala: '123123-1239', vat: '987654' },
      contact: { ...shared.site.contact, phone: '+47 22 33 44 55', email: 'kari@fraktur.example' },
    });
    const { phone } = shared.site.contact;
    expect(find(phone)[0]?.description).toContain(phone);
    const numbers = ['+47 22 33 44 55', '22334455', '4722334455', '+4722334455', '004722334455'];
    for (const query of [...numbers, '123123-1239', '1231231239', '987654', 'kari@fraktur.example'])
      expect(find(query, changed)[0]?.path.split('#')[0], query).toBe(searches[locale].pathOf('contact'));
    expect(find(numbers[0] ?? '', changed)[0]?.description).toContain(numbers[0]);
    expect(find((data as Contact).info.reply).map(({ path }) => path.split('#')[0])).toContain(
      searches[locale].pathOf('contact'),
    );
  });

  test('the placeholder of the questions recommends words that begin a word of the first question they find', async () => {
    const { placeholder } = (await realContent()).own(locale).ui.faq;
    const { categories } = (await pageOf(locale, 'faq')).data as unknown as Faq;
    const questions = Object.values(categories).flatMap((category) => category.questions);
    const words = [...placeholder.matchAll(/[„“](\p{L}+)[“”]/gu)].map(([, word = '']) => word);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      const first = questions.find((question) => matchesQuestion(question, word));
      expect(first?.q, word).toMatch(new RegExp(`(?<!\\p{L})${word}`, 'iu'));
    }
  });
});

test.each([
  ['kt', 'is'],
  ['vsk-númer', 'is'],
  ['hvenær svarið þið', 'is'],
  ['vat number', 'en'],
  ['registration number', 'en'],
  ['how quickly do you answer', 'en'],
] as const)('“%s” in %s finds a fact that the contact page shows first', (query, locale) => {
  const [first] = searchIndex(searches[locale].search, query);
  expect(first?.path.split('#')[0]).toBe(searches[locale].pathOf('contact'));
});

test.each([
  ['hvað kostar myndband', 'is'],
  ['price of a video', 'en'],
] as const)('“%s” in %s finds a row of the price list first, by another word for it', (query, locale) => {
  const [first] = searchIndex(searches[locale].search, query);
  expect(first?.path.split('#')[0]).toBe(searches[locale].pathOf('pricing'));
  expect(first?.id).toMatch(/^price\//);
});

test.each([
  ['persónuverndarstefna', 'is'],
  ['privacy policy', 'en'],
  ['gdpr', 'en'],
] as const)('“%s” in %s leads to the privacy notice before the cookies', (query, locale) => {
  const pages = searchIndex(searches[locale].search, query).map(({ path }) => path.split('#')[0]);
  expect(pages[0]).toBe(searches[locale].pathOf('terms'));
});

test.each([
  ['flugmiðar', 'is'],
  ['hundur', 'is'],
  ['kaupa íbúð', 'is'],
  ['cheap flights to tenerife', 'en'],
  ['horse riding', 'en'],
] as const)('“%s” in %s, of which the site says nothing, finds nothing', (query, locale) => {
  expect(searchIndex(searches[locale].search, query).map(({ title }) => title)).toEqual([]);
});
