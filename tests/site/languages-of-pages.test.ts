import { expect, it } from 'vitest';
import { buildSite, planSite } from '../../src/build.ts';
import { addedService } from '../support/added-service.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, type Edit, workspace } from '../support/workspace.ts';

/** A page in some languages of the tiny site. */
const page = (keys: string, among: readonly string[]): Edit[] =>
  among.map((locale) => ({
    file: `${locale}/fair.md`,
    copyFrom: `${locale}/wool.md`,
    replace: /slug: .*\ntitle: .*\n/,
    with: `slug: fair\ntitle: Fair ${locale}\n${keys}`,
  }));

const linkTo = (locale: string): Edit => ({
  file: `${locale}/home.md`,
  replace: 'page:wool',
  with: 'page:fair',
});

function problemsOf(...edits: readonly Edit[]) {
  const { report } = planSite(tinyConfig(tinyWorkspace(...edits)));
  return report.sorted().map(({ code, place }) => `${code} ${place.file}:${place.line}`);
}

it('a page that names its languages is in these alone: in addresses, alternates, sitemap and links', async () => {
  const folder = tinyWorkspace(...page('languages: [en, pl]\n', ['en', 'pl']), linkTo('en'), linkTo('pl'));
  const { artifacts, report } = await buildSite(tinyConfig(folder));
  expect(report.errorCount).toBe(0);
  const textOf = (path: string) => artifacts.find((file) => file.path === path)?.body.toString() ?? '';
  expect(artifacts.map(({ path }) => path).filter((path) => path.includes('fair'))).toEqual([
    'en/fair.html',
    'pl/fair.html',
  ]);
  const alternates = [...textOf('en/fair.html').matchAll(/href="([^"]+)" hrefLang="([^"]+)"/g)];
  expect(alternates.map(([, href, language]) => `${language} ${href}`)).toEqual([
    'en https://tiny.example/en/fair',
    'pl https://tiny.example/pl/fair',
    'x-default https://tiny.example/en/fair',
  ]);
  const [inSitemap = ''] = /<url>\s*<loc>[^<]*\/en\/fair<\/loc>.*?<\/url>/s.exec(textOf('sitemap.xml')) ?? [];
  expect(inSitemap).toContain('/pl/fair');
  expect(textOf('sitemap.xml')).not.toContain('https://tiny.example/fair');
  expect(textOf('index.html')).not.toContain('fair');
});

it('the language menu of such a page leads to the home page of the other language, and says so', async () => {
  const [icelandic] = addedService;
  if (!icelandic || !('with' in icelandic)) throw new Error('The service is no edit.');
  const only = { ...icelandic, with: `languages: [is]\n${icelandic.with}` };
  const { artifacts, report } = await buildSite(configOf(workspace(only)));
  expect(report.sorted().filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = artifacts.find(({ path }) => path === 'thjonusta/postlistar.html')?.body.toString() ?? '';
  expect(html).toMatch(/<a class="language-menu__link" href="\/en"[^>]*>English \(Home\)<\/a>/);
  expect(html).not.toMatch(/<link[^>]*hreflang="en"/i);
});

it.each([
  [
    'a link to it from another language',
    [...page('languages: [en]\n', ['en']), linkTo('en'), linkTo('pl')],
    ['page-not-in-language content/pl/home.md:8'],
  ],
  [
    'a language that the site does not have',
    [...page('languages: [en, po]\n', ['en']), linkTo('en')],
    ['language-unknown content/en/fair.md:5'],
  ],
  [
    'a list without a language',
    [...page('languages: []\n', ['en', 'pl', 'is']), linkTo('en')],
    ['en', 'is', 'pl'].map((locale) => `list-length content/${locale}/fair.md:5`),
  ],
  [
    'a file in a language that it does not name',
    [...page('languages: [en]\n', ['en', 'pl']), linkTo('en')],
    ['language-spare content/pl/fair.md:5'],
  ],
  [
    'a language that it names and does not have',
    [...page('languages: [en, pl]\n', ['en']), linkTo('en')],
    ['translation-missing content/en/fair.md:undefined'],
  ],
  [
    'a home page that one language is to do without',
    ['is', 'en', 'pl'].map(
      (locale): Edit => ({
        file: `${locale}/home.md`,
        replace: 'template: home\n',
        with: 'template: home\nlanguages: [is, en]\n',
      }),
    ),
    ['en', 'is', 'pl'].map((locale) => `always-published content/${locale}/home.md:3`),
  ],
])('%s is an error at its place', (_, edits, expected) => {
  expect(problemsOf(...edits)).toEqual(expected);
});

it('lists of the other language do without such a page, and no value must be the same', () => {
  const only: Edit[] = [
    ...['is', 'en'].map(
      (locale): Edit => ({
        ...{ file: `${locale}/services/gamification.md`, replace: /^slug: .*$/m },
        with: '$&\nlanguages: [is]',
      }),
    ),
    { remove: 'en/services/gamification.md' },
    { file: 'en/about.md', replace: 'page: services/gamification', with: 'page: services' },
    { file: 'en/home.yaml', replace: ', services/gamification]', with: ']' },
    { file: 'en/search.yaml', replace: 'page: services/gamification', with: 'page: services' },
    { file: 'en/terms.md', replace: 'page:services/gamification', with: 'page:services' },
    { file: 'addresses.yaml', replace: /^(\/en\/services\/gamification): .*$/m, with: '$1: services' },
  ];
  const { report } = planSite(configOf(workspace(...only)));
  expect(report.sorted().filter(({ severity }) => severity === 'error')).toEqual([]);
});
