import { describe, expect, it } from 'vitest';
import { keptDays } from '../../src/client/forms/kept.ts';
import type { Cookies } from '../../templates/pages/cookies/schema.ts';
import type { Faq } from '../../templates/pages/faq/schema.ts';
import type { Gamification } from '../../templates/pages/gamification/schema.ts';
import type { Home } from '../../templates/pages/home/schema.ts';
import type { Pricing } from '../../templates/pages/pricing/schema.ts';
import type { WebDevelopment } from '../../templates/pages/web-development/schema.ts';
import { site } from '../../templates/site.ts';
import { mainText, pageHtml, pageOf, realContent } from '../support/built-site.ts';

/** The categories of questions (specification 7.1). */
const faqCategories = [
  ...(['technical', 'marketing', 'social', 'seo', 'website', 'ecommerce', 'collaboration'] as const),
] as const;

/** The content of a page. */
async function dataOf<P>(locale: string, id: string): Promise<P> {
  return (await pageOf(locale, id)).data as P;
}

/** The words of a text, without its marks. */
function wordsIn(body: Awaited<ReturnType<typeof pageOf>>['body']): string[] {
  const texts = body?.pieces.map(({ text }) => text) ?? [];
  return texts.join(' ').split(/\s+/).filter(Boolean);
}

const nbsp = (text: string) => text.replaceAll('\u00A0', ' ');

describe.each(['is', 'en'] as const)('the content holds what is specified (%s)', (locale) => {
  it('has 300 to 600 words of text on each of the eight service pages', async () => {
    const { pages } = await realContent();
    const services = [...(pages.get(locale)?.values() ?? [])].filter(({ id }) => id.startsWith('services/'));
    expect(services).toHaveLength(8);
    const words = services.map(({ id, body }) => ({ id, words: wordsIn(body).length }));
    expect(words.filter((one) => one.words < 300 || one.words > 600)).toEqual([]);
  });

  it('has seven categories of at least five questions (specification 7.1)', async () => {
    const { categories } = await dataOf<Faq>(locale, 'faq');
    expect(Object.keys(categories).toSorted()).toEqual(faqCategories.toSorted());
    for (const category of faqCategories)
      expect(categories[category].questions.length).toBeGreaterThanOrEqual(5);
  });

  it('carries the claims of specification 7.8 in the answers', async () => {
    const { categories } = await dataOf<Faq>(locale, 'faq');
    const answers = nbsp(
      faqCategories.flatMap((one) => categories[one].questions.map(({ a }) => a)).join(' '),
    );
    const claims = {
      is: [
        /2[–-]4 vik/,
        /(3|þrjá|þrír|þriggja) mánuð|(3|þriggja) mánaða/,
        /3:1/,
        /300\.000/,
        /800\.000/,
        /4[–-]8 vik/,
        /8[–-]12 vik/,
        /14 dag/,
      ],
      en: [
        /2[–-]4 weeks/,
        /(3|three) months/,
        /3:1/,
        /300,000/,
        /800,000/,
        /4[–-]8 weeks/,
        /8[–-]12 weeks/,
        /14 days/,
      ],
    };
    for (const claim of claims[locale]) expect(answers).toMatch(claim);
  });

  it('has fifteen game types, six benefits with the figures of specification 4.9, and three categories', async () => {
    const { games, benefits } = await dataOf<Gamification>(locale, 'services/gamification');
    expect(games.items).toHaveLength(15);
    expect(new Set(games.items.map(({ category }) => category))).toEqual(
      new Set(['luck', 'knowledge', 'skill']),
    );
    expect(benefits.items.map(({ value }) => value)).toEqual([85, 47, 62, 73, 91, 56]);
  });

  it('names the six technologies of specification 4.8', async () => {
    const { technologies } = await dataOf<WebDevelopment>(locale, 'services/web-development');
    const names = technologies.items.map(({ name }) => name);
    expect(names).toEqual(['React', 'Next.js', 'TypeScript', 'Node.js', 'WordPress', 'Shopify']);
  });

  it('has terms of at least ten sections, and cookies of four kinds', async () => {
    const { body } = await pageOf(locale, 'terms');
    const headings = body?.headings.filter(({ level }) => level === 2);
    expect(headings?.length).toBeGreaterThanOrEqual(10);
    const { types } = await dataOf<Cookies>(locale, 'cookies');
    const names = nbsp(types.necessary.examples.map(({ name }) => name).join(' '));
    for (const key of [
      'cookieConsent',
      'cookieConsentDate',
      'cookies_necessary',
      'cookies_analytics',
      'cookies_marketing',
      'cookies_functional',
    ]) {
      expect(names).toContain(key);
    }
  });

  it('says how long an unsent message is kept, on its screen and on the page about cookies', async () => {
    const { ui } = (await realContent()).own(locale);
    const days = { is: `${keptDays} daga`, en: `${keptDays} days` };
    expect(nbsp(ui.errors.pending)).toContain(days[locale]);
    const page = nbsp(mainText(await pageHtml(locale === 'is' ? 'vafrakokur.html' : 'en/cookies.html')));
    const kept = {
      is: { outbox: `Geymslutími: allt að ${keptDays} dagar.`, heroVideo: 'þar til þú lokar flipanum.' },
      en: { outbox: `Kept for up to ${keptDays} days.`, heroVideo: 'Kept until you close the tab.' },
    };
    for (const [name, words] of Object.entries(kept[locale]))
      expect(page.slice(page.indexOf(name)), name).toContain(words);
  });

  it('offers the seven popular searches, and the statistics of the home page (specification 6.6 and 1.4)', async () => {
    const { own, shared } = await realContent();
    const labels = own(locale).search.popular;
    if (locale === 'en') {
      expect(labels).toEqual([
        'Digital Strategy',
        'Social Media',
        'Web Development',
        'Pricing',
        'FAQ',
        'Google Ads',
        'Facebook',
      ]);
    }
    expect(labels).toHaveLength(7);
    const { visibility, traffic, inquiries, clients } = shared.site.statistics;
    expect([visibility, traffic, inquiries, clients].map((one) => `${one?.value}${one?.suffix}`)).toEqual([
      '85%',
      '3×',
      '65%',
      '300+',
    ]);
  });
});

describe.each(['is', 'en'] as const)('what the site says of itself is true (%s)', (locale) => {
  it('leads from under each form to the section of the terms on privacy', async () => {
    const forms = { is: ['fa-tilbod', 'hafa-samband'], en: ['en/get-quote', 'en/contact'] }[locale];
    const section = { is: '/skilmalar#personuvernd', en: '/en/terms#privacy' }[locale];
    for (const form of forms) expect(await pageHtml(`${form}.html`)).toContain(`<a href="${section}">`);
  });

  it('leads from the answer on data protection to the section of the terms on privacy', async () => {
    const { page, section } = {
      is: { page: 'spurt-og-svarad', section: '/skilmalar#personuvernd' },
      en: { page: 'en/faq', section: '/en/terms#privacy' },
    }[locale];
    expect(await pageHtml(`${page}.html`)).toContain(`href="${section}"`);
  });

  it('says under the numbers what they compare, and that they are no promise', async () => {
    const pages = { is: ['index', 'um-okkur'], en: ['en', 'en/about'] }[locale];
    const frame = {
      is: /árið á undan.* ekki loforð/s,
      en: /compared with the year before.* not a promise/s,
    }[locale];
    for (const page of pages) expect(mainText(await pageHtml(`${page}.html`))).toMatch(frame);
  });

  it('weighs no more than the page on web development says', async () => {
    const text = mainText(
      await pageHtml({ is: 'thjonusta/vefsidugerd.html', en: 'en/services/web-development.html' }[locale]),
    );
    const said = Number(/(\d+)\u00A0(?:kílóbæti|kilobytes)/.exec(text)?.[1]) * 1000;
    const heaviest = Math.max(
      ...Object.values(site.pages).map(({ budget }) => budget?.firstView ?? Infinity),
    );
    expect(heaviest).toBeLessThanOrEqual(said);
  });
});

describe('the plans', () => {
  it('say of search engine optimization how many hours it gets, the same in both languages', async () => {
    const hoursIn = async (locale: string) => {
      const { plans } = await dataOf<Pricing>(locale, 'pricing');
      const about = plans.items.flatMap(({ id, features }) =>
        features
          .filter((one) => /leitarvél|SEO/i.test(one))
          .map((feature) => ({ id, feature: nbsp(feature) })),
      );
      return about.map(({ id, feature }) => ({ id, hours: /(\d+) (?:klst\.|hours?)/.exec(feature)?.[1] }));
    };
    const hours = await hoursIn('is');
    expect(hours.filter((one) => one.hours === undefined)).toEqual([]);
    expect(await hoursIn('en')).toEqual(hours);
  });
});

describe('the English words that the specification fixes', () => {
  it('are kept as they are', async () => {
    const { ui } = (await realContent()).own('en');
    const home = await dataOf<Home>('en', 'home');
    expect(home.hero.heading).toBe('Control the chaos, create success');
    expect([home.hero.primary, home.hero.secondary]).toEqual(['Get a Quote', 'View Pricing']);
    expect(ui.actions.startConversation).toBe('Start Conversation');
    expect([ui.search.none, ui.search.noneHint]).toEqual([
      'No results found',
      'Try searching for something else',
    ]);
    expect([ui.prices.free, ui.prices.from]).toEqual(['FREE', 'From']);
  });

  it('and the Icelandic ones', async () => {
    const { ui } = (await realContent()).own('is');
    expect(ui.faq.none).toBe('Engar spurningar fundust');
    expect([ui.faq.countOne, ui.faq.countOther]).toEqual(['Fannst {n} spurning', 'Fundust {n} spurningar']);
    expect([ui.prices.free, ui.prices.from]).toEqual(['ÓKEYPIS', 'Frá']);
  });
});
