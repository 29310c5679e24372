import { describe, expect, it } from 'vitest';
import type { Pricing } from '../../templates/pages/pricing/schema.ts';
import type { Service } from '../../templates/pages/service/schema.ts';
import type { Strategy } from '../../templates/pages/strategy/schema.ts';
import type { AnyService } from '../../templates/services.ts';
import { all, findAll, pageHtml, pageOf, realContent } from '../support/built-site.ts';
import { amountOf, priceText } from '../support/prices.ts';
import { fileOf, routesOfSpec } from './routes-table.ts';

const services = routesOfSpec.filter(([id]) => id.startsWith('services/'));
const pages = services.flatMap(([id, is, en]) => [
  { id, locale: 'is' as const, path: is },
  { id, locale: 'en' as const, path: en },
]);

describe.each(pages)('$path', ({ id, locale, path }) => {
  const html = () => pageHtml(fileOf(path));

  it('draws its figure piece by piece beside its features, until the last has it whole', async () => {
    const rows = all(await html(), 'h3', 'feature-index__title');
    const whole = await html();
    const beside = whole.slice(whole.indexOf('class="feature-index"'));
    const lines = findAll(beside, ({ attributes }) => attributes.href === '#_figure');
    const drawn = lines.map(({ attributes }) => attributes['stroke-dasharray'] ?? '');
    const pieces = drawn.filter((_, i) => i % 3 === 2).map((dashes) => Number(dashes.split(' ')[0]));
    expect(pieces).toEqual(rows.map((_, i) => i + 1));
    const [line] = findAll(await html(), ({ attributes }) => attributes.id === '_figure');
    expect(Number(line?.attributes.pathlength ?? line?.attributes.pathLength)).toBe(rows.length);
  });

  it('shows its steps along one thread, each with its number', async () => {
    const steps = all(await html(), 'li', 'steps__item');
    expect(all(await html(), 'svg', 'process__thread')).toHaveLength(1);
    for (const [i, { text }] of steps.entries()) expect(text).toMatch(new RegExp(`^(Skref|Step) ${i + 1} `));
  });

  it('shows what can be tried, or an example of the work, right after its opening, but for gamification', async () => {
    const { template } = await pageOf(locale, id);
    const parts = findAll(await html(), ({ attributes }) =>
      /^(?:feature-index|steps|budget|race|specimen|exhibit|strategy-sheet)( |$)/.test(
        attributes.class ?? '',
      ),
    );
    const names = parts.map(({ attributes }) => attributes.class?.split(' ')[0]);
    const isSampleFirst = template !== 'gamification';
    expect(names[0] === 'feature-index').toBe(!isSampleFirst);
    expect(names.slice(isSampleFirst ? 1 : 0)).toContain('feature-index');
    expect(names.at(-1)).toBe('steps');
  });

  it('says of an example that it is one, and has none where its content has none', async () => {
    const { data } = await pageOf(locale, id);
    const { exhibit, sheet } = data as Partial<Service & Strategy>;
    const subject = (exhibit ?? sheet)?.subject;
    const captions = all(await html(), 'figcaption', 'exhibit__subject').map(({ text }) => text);
    const { example } = (await realContent()).own(locale).ui.headings;
    expect(captions).toEqual(subject ? [example.replace('{subject}', subject)] : []);
    const shown = all(await html(), 'figure', 'exhibit')[0]?.text ?? '';
    for (const { name, text } of exhibit?.rows ?? []) expect(shown).toContain(`${name} ${text}`);
    for (const { name, page, text } of exhibit?.pieces ?? [])
      expect(shown).toContain([name, page?.address, page?.title, text].filter(Boolean).join(' '));
    // Its fields and buttons are drawn: nobody can use them, so none is offered.
    const [, figure = ''] = (await html()).split('<figure class="exhibit');
    const [inside = ''] = figure.split('</figure>');
    expect(findAll(inside, ({ tag }) => ['a', 'button', 'input'].includes(tag))).toEqual([]);
  });

  it('says in its opening what it costs, and its second button leads to that price or to a section of the page', async () => {
    const { data } = await pageOf(locale, id);
    const { price, priceText: usual, jump } = data as AnyService;
    const [shown] = all(await html(), 'p', 'service-price').map(({ text }) => text);
    const links = all(await html(), 'a', 'button--quiet').map(({ attributes }) => attributes.href ?? '');
    const [address, anchor] = (links[0] ?? '').split('#');
    if (!price) {
      expect(shown).toBe(usual ?? (await realContent()).own(locale).ui.prices.none);
      expect([address, anchor]).toEqual(['', jump?.section]);
      return;
    }
    expect(shown).toContain(priceText(price));
    const list = await pageHtml(fileOf(address ?? ''));
    expect(all(list, 'h3', 'price-list__heading').map(({ attributes }) => attributes.id)).toContain(anchor);
    const least = await leastOf(locale, anchor);
    expect(amountOf(price)).toBe(least);
  });
});

/** The lowest price of a category of the price list that is not free. */
async function leastOf(locale: string, category: string | undefined): Promise<number> {
  const { data } = await pageOf(locale, 'pricing');
  const { services } = (data as Pricing).services.categories.find(({ id }) => id === category) ?? {};
  const amounts = (services ?? [])
    .map(({ price }) => amountOf(price as string))
    .filter((amount) => amount > 0);
  return Math.min(...amounts);
}

describe.each(pages.filter(({ id }) => id === 'services/digital-strategy'))('the sheet of $path', (page) => {
  it('has the goal, what is done when in its order, and what is left out struck through', async () => {
    const { data } = await pageOf(page.locale, page.id);
    const { goal, audience, times, leftOut } = (data as Strategy).sheet;
    const html = await pageHtml(fileOf(page.path));
    const [sheet] = all(html, 'figure', 'strategy-sheet');
    for (const { name, text, note } of [goal, audience])
      expect(sheet?.text).toContain(`${name} ${text} ${note}`);
    const shown = all(html, 'li', 'strategy-sheet__time').map(({ text }) => text);
    expect(shown).toEqual(times.map(({ name, text, note }) => `${name} ${text} ${note}`));
    const [list] = all(html, 'ul', 'strategy-sheet__items');
    expect(list?.text).toBe(leftOut.items.join(' '));
    expect(html.match(/<s>/g)).toHaveLength(leftOut.items.length);
  });
});
