import { describe, expect, it } from 'vitest';
import { formatIsk } from '../../templates/data/money.ts';
import { all, findAll, mainText, pageHtml, realContent } from '../support/built-site.ts';
import { fileOf, routesOfSpec } from './routes-table.ts';

type Json = string | number | boolean | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const files = routesOfSpec.flatMap(([, is, en]) => [fileOf(is), fileOf(en)]);

/** What is an address, a name of schema.org or a code, and so nothing that a page shows as it is. */
const unshown =
  /^(@.*|url|item|logo|image|sameAs|inLanguage|publisher|urlTemplate|query-input|addressCountry|openingHours|priceCurrency|valueAddedTaxIncluded|unitCode|position)$/;

async function graphOf(file: string): Promise<Node[]> {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await pageHtml(file)) ?? [];
  if (json === undefined) return [];
  const data = JSON.parse(json);
  expect(Object.keys(data)).toEqual(['@context', '@graph']);
  return data['@graph'];
}

async function nodeOf(file: string, type: string): Promise<Node> {
  const node = (await graphOf(file)).find((one) => one['@type'] === type);
  if (!node) throw new Error(`${file} has no ${type}`);
  return node;
}

/** Every value that a visitor should find in the page, with its key. */
function shownValues(json: Json, key = ''): [key: string, value: string | number | boolean][] {
  if (Array.isArray(json)) return json.flatMap((one) => shownValues(one, key));
  if (typeof json !== 'object') return unshown.test(key) ? [] : [[key, json]];
  return Object.entries(json).flatMap(([name, value]) =>
    unshown.test(name) ? [] : shownValues(value, name),
  );
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ');

describe('structured data', () => {
  it.each(files)('of %s says only what the page shows', async (file) => {
    const [body] = all(await pageHtml(file), 'body');
    const text = plain(body?.text ?? '');
    const missing = shownValues(await graphOf(file)).filter(([key, value]) => {
      const amount = typeof value === 'number' ? plain(formatIsk(value)) : String(value);
      const isFree = key === 'price' && value === 0;
      return !isFree && !text.includes(plain(amount));
    });
    expect(missing).toEqual([]);
  });

  it.each(files)('of %s has the breadcrumbs of the page, in their order', async (file) => {
    const html = await pageHtml(file);
    const shown = all(html, 'li', 'breadcrumbs__item').map(({ text }) => text);
    const lists = (await graphOf(file)).filter((one) => one['@type'] === 'BreadcrumbList');
    const items = lists.flatMap(({ itemListElement }) => itemListElement as Node[]);
    expect(items.map(({ name }) => name)).toEqual(shown);
    expect(items.map(({ position }) => position)).toEqual(shown.map((_, at) => at + 1));
    const links = all(html, 'a', 'breadcrumbs__link').map(({ attributes }) => attributes.href);
    expect(items.flatMap(({ item }) => item ?? [])).toEqual(
      links.map((href) => `https://hemja.example${href}`),
    );
  });

  it.each([
    ['verdskra.html', 'á mánuði'],
    ['en/pricing.html', 'per month'],
  ])('of %s has every price of the page once, without VAT (specification 12.1)', async (file, month) => {
    const html = await pageHtml(file);
    const company = await nodeOf(file, 'ProfessionalService');
    const prices: Node[] = [];
    const collect = (json: Json): void => {
      if (Array.isArray(json)) json.forEach(collect);
      else if (typeof json === 'object') {
        if (json.priceCurrency !== undefined) prices.push(json);
        Object.values(json).forEach(collect);
      }
    };
    collect(company);
    const amounts = Object.values((await realContent()).shared.prices);
    const sorted = (numbers: Json[]) => numbers.map(Number).toSorted((a, b) => a - b);
    expect(sorted(prices.map(({ price, minPrice }) => price ?? minPrice ?? -1))).toEqual(
      sorted(amounts.map(({ amount }) => amount)),
    );
    expect(prices.filter(({ minPrice }) => minPrice !== undefined)).toHaveLength(3);
    // The opening names the prices of the plans a second time, and each category its least price.
    const once = html.replace(/<ul class="plan-threads .*?<\/ul>|<summary>.*?<\/summary>/gs, '');
    expect(prices).toHaveLength(all(once, 'span', 'price-tag').length);
    expect(prices.every((one) => one.priceCurrency === 'ISK' && one.valueAddedTaxIncluded === false)).toBe(
      true,
    );
    expect(prices.filter(({ unitText }) => unitText === month)).toHaveLength(3);
  });

  it('of the contact page has the hours that its words say', async () => {
    expect((await nodeOf('hafa-samband.html', 'ProfessionalService')).openingHours).toBe('Mo-Fr 09:00-17:00');
    expect(plain(mainText(await pageHtml('hafa-samband.html')))).toContain('Mán.–fös. kl. 9–17');
    expect(plain(mainText(await pageHtml('en/contact.html')))).toContain('Monday to Friday, 9:00–17:00');
  });

  it.each([
    ['index.html', 'https://hemja.example/?q={words}'],
    ['en.html', 'https://hemja.example/en?q={words}'],
  ])('of %s names the address that opens the search', async (file, urlTemplate) => {
    const { potentialAction } = await nodeOf(file, 'WebSite');
    expect(potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate },
      'query-input': 'required name=words',
    });
  });

  it('names one company on all pages', async () => {
    const ids = new Set<Json | undefined>();
    for (const file of files) {
      for (const node of await graphOf(file)) {
        if (node['@type'] === 'ProfessionalService') ids.add(node['@id']);
        if (node['@type'] === 'Service') ids.add((node.provider as Node)['@id']);
      }
    }
    expect([...ids]).toEqual(['https://hemja.example/#organization']);
  });

  it.each(['spurt-og-svarad.html', 'en/faq.html'])(
    'of %s marks every question where it stands',
    async (file) => {
      const html = await pageHtml(file);
      const marked = (prop: string) => findAll(html, ({ attributes }) => attributes.itemprop === prop);
      const questions = all(html, 'details', 'faq-question');
      expect(
        findAll(html, ({ attributes }) => attributes.itemtype === 'https://schema.org/FAQPage'),
      ).toHaveLength(1);
      expect(marked('mainEntity').map(({ attributes }) => attributes.id)).toEqual(
        questions.map(({ attributes }) => attributes.id),
      );
      expect(marked('name').map(({ text }) => text)).toEqual(
        all(html, 'h3', 'faq-question__title').map(({ text }) => text),
      );
      expect(marked('acceptedAnswer')).toHaveLength(questions.length);
      expect(marked('text').map(({ text }) => text)).toEqual(
        all(html, 'p', 'faq-question__text').map(({ text }) => text),
      );
    },
  );
});
