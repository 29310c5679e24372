// @module-tag all
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../../src/build.ts';
import { fromColumns } from '../../src/client/search/columns.ts';
import { openIndex } from '../../src/client/search/open.ts';
import { searchIndex } from '../../src/client/search/query.ts';
import { site } from '../../templates/site.ts';
import { all, builtSite, htmlOf } from '../support/built-site.ts';
import { proofOf, type Who } from '../support/proof.ts';
import { configOf, type Edit, problemsOf, workspace } from '../support/workspace.ts';

const pages = {
  is: {
    home: 'index.html',
    web: 'thjonusta/vefsidugerd.html',
    social: 'thjonusta/samfelagsmidlar.html',
    about: 'um-okkur.html',
  },
  en: {
    home: 'en.html',
    web: 'en/services/web-development.html',
    social: 'en/services/social-media.html',
    about: 'en/about.html',
  },
} as const;
const languages = ['is', 'en'] as const;

const builds = new Map<string, Promise<BuildResult>>();

/** The site with the proof of these clients, built once. */
function builtWith(...whose: Who[]): Promise<BuildResult> {
  const build = async () => {
    const built = await buildSite(configOf(workspace(...(await proofOf(...whose)))));
    expect(built.report.sorted()).toEqual([]);
    return built;
  };
  const known = builds.get(whose.join()) ?? build();
  builds.set(whose.join(), known);
  return known;
}

/** The texts of the elements with a class. */
const textsOf = (html: string, tag: string, className: string) =>
  all(html, tag, className).map(({ text }) => text);

/** What visitors find in a built site, as its published index knows it. */
function findIn({ artifacts }: BuildResult, locale: string) {
  const { body } = artifacts.find(({ path }) => path.startsWith(`assets/search-${locale}-`)) ?? {};
  const { items, terms } = JSON.parse(String(body));
  const opening = { library: lunr, languages: site.locales.map((one) => one.search), types: ['content'] };
  const search = openIndex({ locale, items: fromColumns(items), terms }, opening);
  return (query: string) => searchIndex(search, query);
}

describe('without clients, cases and people', () => {
  it.each(languages)('nothing of them is on the pages in %s, no heading and no hole', async (locale) => {
    const built = await builtSite();
    const { heading } = JSON.parse(JSON.stringify(built.content?.own(locale) ?? {})).proof.cases;
    for (const file of Object.values(pages[locale])) {
      const html = htmlOf(built, file);
      for (const name of ['clients', 'case', 'people']) expect(html).not.toContain(`class="${name}"`);
      expect(html).not.toContain(heading);
    }
    for (const { path, body } of built.artifacts)
      if (/^assets\/search-.*\.json$/.test(path)) expect(String(body)).not.toContain('#_case-');
  });
});

describe('with one of each', () => {
  const page = async (file: string) => htmlOf(await builtWith('krot'), file);

  it.each(languages)('the client is on the home page in %s', async (locale) => {
    const since = { is: 'frá 2021', en: 'since 2021' }[locale];
    expect(textsOf(await page(pages[locale].home), 'ul', 'clients')).toEqual([`Krot ehf. ${since}`]);
  });

  it.each(languages)(
    'the case is on the home page and with its service in %s, and nowhere else',
    async (locale) => {
      const { home, web, social } = pages[locale];
      for (const file of [home, web]) expect(textsOf(await page(file), 'article', 'case')).toHaveLength(1);
      expect(textsOf(await page(social), 'article', 'case')).toEqual([]);
      const [text] = textsOf(await page(home), 'article', 'case');
      for (const part of {
        is: [
          'Krot ehf.',
          'Vandinn',
          'Pantanir bárust',
          '42%',
          'meiri sala',
          'Google Analytics, 1. mars 2026',
          '1.100',
          '„Nú vitum við hvað er til.“',
          'Jóna Dæmisdóttir, framkvæmdastjóri',
          'Vefsíðugerð',
        ],
        en: [
          'Krot ehf.',
          'The problem',
          'Orders came in',
          '42%',
          'more sales',
          'Google Analytics, March 1, 2026',
          '1,100',
          '“Now we know what we have.”',
          'Jóna Dæmisdóttir, managing director',
          'Web Development',
        ],
      }[locale])
        expect(text).toContain(part);
      const [image] = all(await page(home), 'img', 'proof-picture');
      expect(image?.attributes).toMatchObject({ loading: 'lazy', alt: expect.stringMatching(/síma|phone/) });
    },
  );

  it.each([
    ['is', 'Krot', 'Netverslun sem stendur undir sér'],
    ['is', 'pantanir í þremur kerfum', 'Netverslun sem stendur undir sér'],
    ['is', 'vita hvað er til', 'Netverslun sem stendur undir sér'],
    ['en', 'Krot', 'An online shop that pays its way'],
    ['en', 'orders through three systems', 'An online shop that pays its way'],
  ] as const)(
    'the case is found in %s by “%s”, and leads to where it stands with its service',
    async (locale, query, title) => {
      const [found] = findIn(await builtWith('krot'), locale)(query);
      const file = pages[locale].web;
      const category = { is: 'Vefsíðugerð', en: 'Web Development' }[locale];
      expect(found).toMatchObject({ title, category, path: `/${file.replace('.html', '')}#_case-krot-shop` });
      expect(all(await page(file), 'article', 'case')[0]?.attributes.id).toBe('_case-krot-shop');
    },
  );

  it.each(languages)('the person is on the about page in %s, with the portrait', async (locale) => {
    const [text] = textsOf(await page(pages[locale].about), 'ul', 'people');
    expect(text).toBe({ is: 'Jóna Dæmisdóttir ráðgjafi', en: 'Jóna Dæmisdóttir Strategist' }[locale]);
    expect(all(await page(pages[locale].about), 'img', 'proof-picture')).toHaveLength(1);
  });
});

describe('with several of each', () => {
  const page = async (file: string) => htmlOf(await builtWith('fjara', 'krot'), file);

  it.each(languages)('they are in the order of their files in %s', async (locale) => {
    const { home, about } = pages[locale];
    expect(textsOf(await page(home), 'ul', 'clients')[0]).toMatch(/^Fjara .+ Krot ehf\./);
    expect(textsOf(await page(home), 'article', 'case').map((text) => /Fjara|Krot/.exec(text)?.[0])).toEqual([
      'Fjara',
      'Krot',
    ]);
    expect(textsOf(await page(about), 'ul', 'people')[0]).toMatch(/^Ari Sýnisson .+ Jóna Dæmisdóttir/);
  });

  it.each(languages)(
    'a case without picture, figures and quotation has no hole for them in %s',
    async (locale) => {
      const html = await page(pages[locale].social);
      expect(all(html, 'article', 'case')).toHaveLength(1);
      for (const [tag, name] of [
        ['dl', 'statistics--small'],
        ['img', 'proof-picture'],
        ['blockquote', 'case__quotation'],
      ] as const)
        expect(all(html, tag, name)).toEqual([]);
    },
  );
});

describe('proof that cannot be shown is a problem at its place:', () => {
  const without = (file: string, text: string | RegExp): Edit => ({ file, replace: text, with: '' });
  const mistakes: [title: string, edit: Edit, problem: object][] = [
    [
      'a case without words',
      { file: 'is/cases.yaml', replace: /^krot-shop/, with: 'krot-shops' },
      {
        ...{ code: 'proof-words', file: 'content/cases.yaml', line: 1, column: 1 },
        fix: 'Add “krot-shop” to is/cases.yaml, and to the same file of every other language.',
      },
    ],
    [
      'words without a case',
      without('cases.yaml', /^[\s\S]*(?=fjara-posts)/),
      {
        ...{ code: 'proof-facts', file: 'content/is/cases.yaml', line: 1, column: 1 },
        fix: 'Add “krot-shop” to cases.yaml, or remove these words in every language.',
      },
    ],
    [
      'a figure without words',
      without('is/cases.yaml', / {4}load: .+\n/),
      { code: 'proof-words', file: 'content/cases.yaml', line: 7, column: 5 },
    ],
    [
      'a quotation of nobody',
      without('cases.yaml', / {2}quoted: .+\n/),
      {
        ...{ code: 'proof-facts', file: 'content/is/cases.yaml', line: 9 },
        fix: 'Add “krot-shop.quoted” to cases.yaml, or remove these words in every language.',
      },
    ],
    [
      'a picture that nobody describes',
      without('is/cases.yaml', / {2}picture: .+\n/),
      { code: 'proof-words', file: 'content/cases.yaml', line: 4 },
    ],
    [
      'a person without a role',
      { file: 'is/people.yaml', replace: /^jona/, with: 'jon' },
      { code: 'proof-words', file: 'content/people.yaml', line: 1 },
    ],
    [
      'a client that is not there',
      { file: 'cases.yaml', replace: 'client: krot', with: 'client: kort' },
      {
        code: 'case-client',
        file: 'content/cases.yaml',
        line: 2,
        fix: 'Write one of: krot, fjara; or add the client there.',
      },
    ],
    [
      'a picture that is not there',
      { file: 'cases.yaml', replace: 'picture: krot-shop', with: 'picture: krot-shp' },
      {
        code: 'unknown-reference',
        file: 'content/cases.yaml',
        line: 4,
        fix: expect.stringContaining('krot-shop'),
      },
    ],
    ...['„Nú vitum við hvað er til.“', '“Nú vitum við hvað er til.”', '\'"Nú vitum við hvað er til."\''].map(
      (text): [string, Edit, object] => [
        `the quotation ${text} with marks of its own`,
        { file: 'is/cases.yaml', replace: /(?<= text: ).*/, with: text },
        {
          ...{ code: 'quotation-marks', file: 'content/is/cases.yaml' },
          fix: 'Write it without them: Nú vitum við hvað er til.',
        },
      ],
    ),
    [
      'roles in one language alone',
      { remove: 'en/people.yaml' },
      { code: 'file-missing', file: 'content/en/people.yaml' },
    ],
    [
      'a year that is none',
      { file: 'clients.yaml', replace: 'since: 2021', with: 'since: lengi' },
      { code: 'not-a-number', file: 'content/clients.yaml', line: 4 },
    ],
  ];

  it.each(mistakes)('%s', async (_, edit, problem) => {
    const found = problemsOf(workspace(...(await proofOf('krot', 'fjara')), edit));
    const flat = found.map(({ code, place, message }) => ({ code, ...place, fix: message.fix }));
    expect(flat).toContainEqual(expect.objectContaining(problem));
  });
});

describe('what is still to come is doubtful:', () => {
  it.each<[string, Edit, object]>([
    [
      'a figure that was measured tomorrow',
      { file: 'cases.yaml', replace: '2026-03-02', with: '2026-11-22' },
      { file: 'content/cases.yaml', line: 7 },
    ],
    [
      'a client since next year',
      { file: 'clients.yaml', replace: 'since: 2021', with: 'since: 2027' },
      { file: 'content/clients.yaml', line: 4 },
    ],
  ])('%s', async (_, edit, place) => {
    const found = problemsOf(workspace(...(await proofOf('krot')), edit));
    expect(
      found.map(({ code, severity, place: { file, line } }) => ({ code, severity, file, line })),
    ).toEqual([{ code: 'proof-future', severity: 'warning', ...place }]);
  });

  it('but not a figure of today and a client of this year', async () => {
    const edits: Edit[] = [
      { file: 'cases.yaml', replace: '2026-03-02', with: '2026-11-21' },
      { file: 'clients.yaml', replace: 'since: 2021', with: 'since: 2026' },
    ];
    expect(problemsOf(workspace(...(await proofOf('krot')), ...edits))).toEqual([]);
  });
});

it('a quotation may end in words that somebody else has said', async () => {
  const edit = {
    file: 'is/cases.yaml',
    replace: /(?<= text: ).*/,
    with: '„Loksins“ sögðum við: „nú gengur það“',
  };
  const found = problemsOf(workspace(...(await proofOf('krot')), edit));
  expect(found.filter(({ code }) => code === 'quotation-marks')).toEqual([]);
});
