import { languages, opening } from './words.mjs';

/** Jobs with pages that are there. */
export const pageJobs = [
  {
    job: '5 remove a service',
    async run(form) {
      await form.open('kind-service/entries/social-media');
      await form.deleteEntry();
    },
    isRefused: true,
    note: 'deletes both files after one question; while there are errors the site stays as it was; what refers to the page stays, and “validate” names each place; “npx site remove” changes them, too',
  },
  {
    job: '6 a new address',
    async run(form) {
      await form.open('kind-service/entries/social-media');
      await form.fill('slug', 'samfelagsmidlun', 'is');
      await form.save();
    },
    page: '/thjonusta/samfelagsmidlun',
    shows: /<h1/,
  },
  {
    job: '7 the order of the menu',
    async run(form) {
      await form.open('kind-service/entries/social-media');
      await form.fill('order', 5, 'is');
      await form.save();
    },
    page: '/thjonusta',
    // The first service of the page is now the one that was moved.
    shows: /^(?:(?!href="\/thjonusta\/)[\s\S])*href="\/thjonusta\/samfelagsmidlar"/,
  },
  {
    job: '8 a photo on two pages',
    async run(form, { picture }) {
      const words = { is: 'Hópurinn við fundarborðið', en: 'The team at the table' };
      let isKnown = false;
      for (const entry of ['kind-service/entries/social-media', 'pages/entries/about']) {
        await form.open(entry);
        for (const language of languages) {
          const file = picture('hopurinn.jpg');
          await form.insertPicture({ file, text: words[language], isKnown }, language);
          isKnown = true;
        }
        await form.save();
      }
    },
    page: '/en/about',
    shows: /alt="The team at the table"/,
  },
  {
    job: 'a fourth plan',
    async run(form) {
      await form.open('pages/entries/pricing');
      await form.add('plans.items', { language: 'is' });
      await form.save();
    },
    isRefused: true,
  },
  {
    job: 'a sixth quiz question',
    async run(form) {
      await form.open('words/entries/quiz');
      await form.add('questions', { language: 'is' });
      await form.save();
    },
    isRefused: true,
  },
  {
    job: '17 which English is out of date',
    skipped: '“npx site translations”, in the terminal',
  },
];

/** Jobs that make pages. */
export const newPageJobs = [
  {
    job: '4 a new service',
    async run(form) {
      await form.open('kind-service/new');
      await form.write('is', { ...opening.is, slug: 'hreingerning', title: 'Vefhreingerning', order: 90 });
      await form.write('en', { ...opening.en, slug: 'cleaning', title: 'Website Cleaning' });
      for (const [key, name] of Object.entries(looks)) await form.choose(key, name, 'is');
      await writeSections(form);
      await form.toggle('draft', 'is');
      await form.save();
    },
    page: '/en/services/cleaning',
    shows: /<h1[\s\S]*We sweep out the corners/,
  },
  {
    job: '11 a campaign page from Monday',
    async run(form) {
      await form.open('kind-page/new');
      await form.write('is', { ...opening.is, slug: 'vorhreingerning', title: 'Vorhreingerning' });
      await form.write('en', { ...opening.en, slug: 'spring-cleaning', title: 'Spring Cleaning' });
      await form.toggle('draft', 'is');
      await form.write('is', { publishAt: '2026-12-21', expireAt: '2027-01-18' });
      await form.choose('colour', 'moss', 'is');
      await writeBlocks(form);
      await form.save();
    },
    options: ['--drafts'],
    page: '/en/spring-cleaning',
    shows: /Websites gather dust/,
  },
  {
    job: '12 a half-written page',
    async run(form) {
      await form.open('kind-page/new');
      await form.write('is', { slug: 'halfklarad', title: 'Hálfkláruð síða' });
      await form.write('en', { slug: 'half-written', title: 'A half-written page' });
      await form.save();
    },
    note: 'kept as a draft; “npx site dev” shows it once its parts are written',
  },
  {
    job: '13 one language first',
    async run(form) {
      await form.open('kind-page/new');
      const item = await form.add('languages', { language: 'is' });
      await form.chooseOrFill(item, 'is', 'is');
      await form.disable('English');
      await form.write('is', { ...opening.is, slug: 'adeins-islenska', title: 'Aðeins á íslensku' });
      await form.toggle('draft', 'is');
      const block = await form.add('blocks', { language: 'is', kind: 'text' });
      await form.write('is', {
        [`${block}.heading`]: 'Ryk sest líka á vefi',
        [`${block}.text`]: 'Við lesum hverja síðu.',
      });
      await form.save();
    },
    page: '/adeins-islenska',
    shows: /Ryk sest líka á vefi/,
  },
  {
    job: '15 an article with a picture',
    async run(form, { picture }) {
      await writeOverview(form);
      await form.open('kind-article/new');
      await form.inFolder('greinar');
      await form.write('is', {
        ...opening.is,
        slug: 'ryk',
        title: 'Ryk á vefjum',
        author: 'Jóna Dæmisdóttir',
        date: '2026-11-20',
      });
      await form.write('en', {
        ...opening.en,
        slug: 'dust',
        title: 'Dust on Websites',
        author: 'Jóna Dæmisdóttir',
      });
      await form.toggle('draft', 'is');
      await form.include('picture', 'is');
      await form.upload('picture.file', picture('ryk.jpg'), 'is');
      await form.fill('picture.text', 'Ryk í sólargeisla', 'is');
      await form.fill('picture.text', 'Dust in a ray of sun', 'en');
      await form.writeBody('Ryk sest líka á vefi.', 'is');
      await form.writeBody('Websites gather dust, too.', 'en');
      await form.save();
    },
    page: '/en/articles/dust',
    shows: /alt="Dust in a ray of sun"/,
  },
];

const looks = {
  icon: 'sparkles',
  colour: 'sulphur',
  shape: 'braid',
  video: 'social-media',
  quoteService: 'none',
};

async function writeSections(form) {
  for (const language of languages) {
    const isFirst = language === languages[0];
    const say = language === 'is' ? (n) => `Atriði númer ${n}` : (n) => `This is item ${n}`;
    await form.write(language, {
      summary: say('0'),
      need: say('1'),
      'features.heading': say('A'),
      'process.heading': say('B'),
      'closing.heading': say('C'),
      'closing.text': say('D'),
    });
    for (const n of [0, 1, 2]) {
      if (isFirst) await form.add('features.items', { language });
      if (isFirst) await form.add('process.steps', { language });
      for (const item of [`features.items.${n}`, `process.steps.${n}`])
        await form.write(language, { [`${item}.title`]: say(n), [`${item}.description`]: `${say(n)}.` });
      for (const at of [0, 1]) {
        if (isFirst) await form.add(`process.steps.${n}.items`, { language });
        await form.fill(`process.steps.${n}.items.${at}`, say(`${n}${at}`), language);
      }
    }
    await form.writeBody(say('E'), language);
  }
}

async function writeBlocks(form) {
  const text = await form.add('blocks', { language: 'is', kind: 'text' });
  const call = await form.add('blocks', { language: 'is', kind: 'callToAction' });
  await form.choose(`${call}.button.service`, 'web_development', 'is');
  const words = {
    is: [
      'Ryk sest líka á vefi',
      'Við lesum hverja síðu.',
      'Vorið bíður ekki',
      'Tíu vefir komast að.',
      'Fá tilboð',
    ],
    en: [
      'Websites gather dust',
      'We read each page.',
      'Spring does not wait',
      'There is room for ten.',
      'Get a Quote',
    ],
  };
  const keys = [`${text}.heading`, `${text}.text`, `${call}.heading`, `${call}.text`, `${call}.button.text`];
  for (const language of languages)
    await form.write(language, Object.fromEntries(keys.map((key, at) => [key, words[language][at]])));
}

/** Writes the overview that articles stand below; the last keys are those of its words. */
async function writeOverview(form) {
  const keys = ['part', 'parts', 'newer', 'older', 'author', 'updated', 'tags', 'more', 'feed'];
  const words = {
    is: [
      '{title} – síða {n}',
      'Síður listans',
      'Nýrri greinar',
      'Eldri greinar',
      'Höfundur: {name}',
      'uppfært {day}',
      'Efnisorð',
      'Fleiri greinar',
      'Fáðu nýjar greinar',
    ],
    en: [
      '{title} – page {n}',
      'Pages of the list',
      'Newer articles',
      'Older articles',
      'By {name}',
      'updated {day}',
      'Tags',
      'More articles',
      'Get new articles',
    ],
  };
  const names = { is: ['greinar', 'Greinar um vefi'], en: ['articles', 'Articles on Websites'] };
  await form.open('kind-articles/new');
  for (const language of languages) {
    const [slug, title] = names[language];
    await form.write(language, {
      ...{ ...opening[language], ...overview[language], slug, title },
      ...Object.fromEntries(keys.map((key, at) => [`words.${key}`, words[language][at]])),
      'closing.heading': title,
      'closing.text': opening[language]['hero.lead'],
    });
  }
  await form.toggle('draft', 'is');
  await form.save();
}

/** The words of the overview that are no other page's. */
const overview = {
  is: {
    description:
      'Greinar um vefi, leitarvélar og markaðsstarf fyrir þá sem vilja skilja hvað er gert og hvers vegna.',
    'hero.heading': 'Það sem við höfum lært',
  },
  en: {
    description:
      'Articles on websites, search engines and marketing, for those who like to know what is done and why.',
    'hero.heading': 'What we have learned',
  },
};
