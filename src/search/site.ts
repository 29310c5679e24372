import { type LocaleFiles, localeFiles } from '../artifact.ts';
import type { Site } from '../model/site.ts';
import type { Route, RouteTable } from '../routes/index.ts';
import { faqSlug } from '../rules/faq.ts';
import { type Locale, otherLocale } from '../rules/locale.ts';
import { toColumns } from '../rules/search/columns.ts';
import type { PublishedSearch, SearchIndexFile, SearchLink } from '../rules/search/types.ts';
import { buildSearch, type SearchInput, type SearchPage, type SearchQuestion } from './index.ts';
import { type PriceWords, restOf } from './page-rest.ts';

/** The search index of each language, as files to publish. */
export function search(site: Site, routes: RouteTable): LocaleFiles {
  return localeFiles('search', (locale) => publishedSearch(site, routes, locale));
}

function publishedSearch(site: Site, routes: RouteTable, locale: Locale): PublishedSearch {
  const { searching, none, noneHint, ask, countOne, countOther, ...other } = site.locales[locale].ui.search;
  const { service, page, content, faq } = other;
  const { items, ...file } = searchFile(site, routes, locale);
  return {
    ...file,
    items: toColumns(items),
    words: { searching, none, noneHint, ask, countOne, countOther, service, page, content, faq },
    links: waysToAsk(site, routes, locale),
  };
}

/** The page of questions, the contact page and the phone. */
function waysToAsk({ settings }: Site, routes: RouteTable, locale: Locale): SearchLink[] {
  const own = routes.all.filter((route) => route.locale === locale);
  const pages = (['faq', 'contact'] as const).flatMap((template) =>
    own.filter(({ page }) => page.data.template === template),
  );
  const { phone } = settings.contact;
  return [
    ...pages.map(({ path, page }) => ({ label: page.data.label ?? page.data.title, href: path })),
    { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  ];
}

/** What the search of a language knows, and what things are called in the other one. */
export function searchFile(site: Site, routes: RouteTable, locale: Locale): SearchIndexFile {
  const inputOf = (language: Locale) => searchInput(site, routes, language);
  return buildSearch(inputOf(locale), inputOf(otherLocale(locale)));
}

/** All that can be found in a language, taken from its pages. */
function searchInput(site: Site, routes: RouteTable, locale: Locale): SearchInput {
  const own = routes.all.filter(
    (route) => route.locale === locale && route.page.data.template !== 'not-found',
  );
  const priceWords = { prices: site.prices, words: site.locales[locale].ui.prices };
  return {
    locale,
    pages: own.map((route) => searchPage(route, priceWords)),
    questions: own.flatMap(searchQuestions),
    content: site.locales[locale].search,
  };
}

function searchPage({ id, path, page }: Route, priceWords: PriceWords): SearchPage {
  const { title, label, description, keywords, template } = page.data;
  const rest = restOf(page.data, priceWords);
  return {
    ...{ id, path, title, description, keywords, template },
    ...(label === undefined ? {} : { label }),
    ...(rest === '' ? {} : { rest }),
  };
}

function searchQuestions({ path, page }: Route): SearchQuestion[] {
  const { data } = page;
  if (data.template !== 'faq') return [];
  return Object.values(data.categories).flatMap(({ title, questions }) =>
    questions.map(({ q, a }) => ({ q, a, path: `${path}#${faqSlug(q)}`, category: title })),
  );
}
