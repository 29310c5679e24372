import { languages, svg } from './words.mjs';

/** Jobs in the data files. */
export const factJobs = [
  {
    job: '1 a price',
    async run(form) {
      await form.open('facts/entries/prices');
      await form.expand('_entries');
      await form.fill('_entries.0.amount', 81000);
      await form.save();
    },
    page: '/verdskra',
    shows: /81\.000/,
  },
  {
    job: '2 the phone number',
    async run(form) {
      await form.open('facts/entries/site');
      await form.fill('contact.phone', '+354 555 0199');
      await form.save();
    },
    page: '/hafa-samband',
    shows: /555 0199/,
  },
  {
    job: '3 a new question',
    async run(form) {
      const list = 'categories.technical.questions';
      await form.open('pages/entries/faq');
      const item = await form.add(list, { language: 'is' });
      const words = {
        is: ['Hvað er vefkaka?', 'Lítil skrá sem vefur geymir í vafranum þínum.'],
        en: ['What is a cookie?', 'A small file that a website keeps in your browser.'],
      };
      for (const language of languages) {
        const [q, a] = words[language];
        await form.write(language, { [`${item}.q`]: q, [`${item}.a`]: a });
      }
      await form.save();
    },
    page: '/en/faq',
    shows: /What is a cookie\?/,
  },
  {
    job: '9 hours at Christmas',
    async run(form) {
      const list = 'contact.hours.exceptions';
      await form.open('facts/entries/site');
      const item = await form.add(list);
      await form.write(undefined, { [`${item}.from`]: '2026-12-28', [`${item}.to`]: '2026-12-30' });
      for (const [language, reason] of [
        ['is', 'Jólafrí'],
        ['en', 'Christmas break'],
      ]) {
        const one = await form.add(`${item}.reason`);
        await form.write(undefined, { [`${one}._key`]: language, [`${one}._value`]: reason });
      }
      await form.save();
    },
    page: '/en/contact',
    shows: /Christmas break/,
  },
  {
    job: '10 a notice for a week',
    async run(form) {
      await form.open('words/entries/notices');
      const item = await form.add('_entries', { language: 'is' });
      await form.write('is', {
        [`${item}._key`]: 'flutningar',
        [`${item}.publishAt`]: '2026-12-16',
        [`${item}.expireAt`]: '2026-12-23',
        [`${item}.text`]: 'Við flytjum í vikunni og svörum því seinna en vant er.',
      });
      await form.write('en', {
        [`${item}.text`]: 'We are moving this week, so our answers take longer than usual.',
      });
      await form.include(`${item}.link`, 'is');
      await form.choose(`${item}.link.page`, 'contact', 'is');
      await form.write('is', { [`${item}.link.text`]: 'Hafa samband' });
      await form.write('en', { [`${item}.link.text`]: 'Contact us' });
      await form.save();
    },
    page: '/en/pricing',
    shows: /We are moving this week/,
  },
  {
    job: '14a a person',
    async run(form, { picture }) {
      await form.open('facts/entries/people');
      const item = await form.add('_entries');
      await form.write(undefined, { [`${item}._key`]: 'jona', [`${item}.name`]: 'Jóna Dæmisdóttir' });
      await form.upload(`${item}.portrait`, picture('jona.jpg'));
      await form.save();
      await form.open('words/entries/people');
      const own = await form.add('_entries', { language: 'is' });
      await form.write('is', { [`${own}._key`]: 'jona', [`${own}.role`]: 'Stefnusmiður' });
      await form.write('en', { [`${own}.role`]: 'Strategist' });
      await form.save();
    },
    page: '/en/about',
    shows: /Jóna Dæmisdóttir[\s\S]*Strategist/,
  },
  {
    job: '14b a client with its logo',
    async run(form) {
      await form.uploadAsset({ label: 'Icons and logos', folder: 'icons' }, svg('krot.svg'));
      await addClient(form, 'krot');
    },
    page: '/',
    shows: /Krot ehf\./,
  },
  {
    job: '14c a case with a testimonial',
    async run(form, { picture }) {
      await addClient(form, 'shopify');
      await addCase(form, picture);
    },
    page: '/en',
    shows: /Now we know what we have\./,
  },
  {
    job: '16 Google Analytics',
    async run(form) {
      await form.open('facts/entries/site');
      const item = await form.add('scripts');
      await form.choose(`${item}.kind`, 'google-analytics');
      await form.fill(`${item}.id`, 'G-1A2B3C4D5E');
      await form.choose('hosting.transfers', 'adequacy-decision');
      await form.save();
    },
    page: '/en/cookies',
    shows: /Google Analytics/,
  },
];

async function addClient(form, logo) {
  await form.open('facts/entries/clients');
  const item = await form.add('_entries');
  await form.write(undefined, {
    [`${item}._key`]: 'krot',
    [`${item}.name`]: 'Krot ehf.',
    [`${item}.since`]: 2021,
  });
  await form.choose(`${item}.logo`, logo);
  await form.save();
}

async function addCase(form, picture) {
  await form.open('facts/entries/cases');
  const item = await form.add('_entries');
  await form.write(undefined, {
    [`${item}._key`]: 'krot-shop',
    [`${item}.client`]: 'krot',
    [`${item}.quoted`]: 'Jóna Dæmisdóttir',
  });
  await form.choose(`${item}.service`, 'services/web-development');
  await form.upload(`${item}.picture`, picture('krot-shop.jpg'));
  await form.save();
  await form.open('words/entries/cases');
  const own = await form.add('_entries', { language: 'is' });
  await form.include(`${own}.quotation`, 'is');
  await form.fill(`${own}._key`, 'krot-shop', 'is');
  const keys = ['title', 'problem', 'work', 'picture', 'quotation.text', 'quotation.role'];
  for (const language of languages)
    await form.write(
      language,
      Object.fromEntries(keys.map((key, at) => [`${own}.${key}`, caseWords[language][at]])),
    );
  await form.save();
}

const caseWords = {
  is: [
    'Netverslun sem borgar sig',
    'Pantanir bárust um þrjú kerfi og enginn vissi hvað var til.',
    'Við tengdum kerfin og smíðuðum eina netverslun.',
    'Netverslunin opin í síma',
    'Nú vitum við hvað við eigum.',
    'framkvæmdastjóri',
  ],
  en: [
    'An online shop that pays its way',
    'Orders came in through three systems, and nobody knew what was in stock.',
    'We joined the systems and built one online shop.',
    'The online shop, open on a phone',
    'Now we know what we have.',
    'managing director',
  ],
};
