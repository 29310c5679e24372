import type { SearchLink } from '../src/client/search/types.ts';
import {
  isOf,
  type Locale,
  type Route,
  type SearchDefinition,
  type SiteContext,
} from '../src/define/index.ts';
import type { SearchInput, SearchPage, SearchQuestion } from '../src/search/input.ts';
import type { Data } from './data/index.ts';
import { type PriceWords, restOf } from './data/search-rest.ts';
import { faqSlug } from './islands/FaqBrowser/question.ts';
import { schema as contact } from './pages/contact/schema.ts';
import { schema as faq } from './pages/faq/schema.ts';
import { serviceOf } from './services.ts';

/** What visitors find: pages, questions, and the topics of search.yaml. */
export const search: SearchDefinition<Data> = {
  input: searchInput,
  words: (site, locale) => ({ words: wordsOf(site, locale), links: waysToAsk(site, locale) }),
  none: ({ ui }) => ui.search.none,
};

function wordsOf({ content }: SiteContext<Data>, locale: Locale) {
  const { ui } = content.own(locale);
  const { searching, none, noneHint, ask, countOne, countOther, ...other } = ui.search;
  const { service, page, content: topic, faq: question } = other;
  return {
    ...{ searching, none, noneHint, ask, countOne, countOther },
    ...{ service, page, content: topic, faq: question },
  };
}

/** The page of questions, the contact page and the phone. */
function waysToAsk({ content, routes }: SiteContext<Data>, locale: Locale): SearchLink[] {
  const own = routes.all.filter((route) => route.locale === locale);
  const pages = [faq, contact].flatMap((schema) => own.filter((route) => route.page.kind.schema === schema));
  const { phone } = content.shared.site.contact;
  return [
    ...pages.map(({ path, page }) => ({ label: page.data.label ?? page.data.title, href: path })),
    { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  ];
}

function searchInput({ content, routes }: SiteContext<Data>, locale: Locale): SearchInput {
  const own = routes.addressed.filter((route) => route.locale === locale);
  const { ui, search } = content.own(locale);
  const priceWords = { prices: content.shared.prices, words: ui.prices };
  return {
    locale: locale as SearchInput['locale'],
    pages: own.map((route) => searchPage(route, priceWords)),
    questions: own.flatMap(searchQuestions),
    content: search,
  };
}

function searchPage(route: Route, priceWords: PriceWords): SearchPage {
  const { id, path, page } = route;
  const { title, label, description, keywords } = page.data;
  const rest = restOf(route, priceWords);
  return {
    ...{ id, path, title, description, keywords, isService: serviceOf(route) !== undefined },
    ...(label === undefined ? {} : { label }),
    ...(rest === '' ? {} : { rest }),
  };
}

function searchQuestions(route: Route): SearchQuestion[] {
  if (!isOf(route, faq)) return [];
  return Object.values(route.page.data.categories).flatMap(({ title, questions }) =>
    questions.map(({ q, a }) => {
      const slug = faqSlug(q);
      return { slug, q, a, path: `${route.path}#${slug}`, category: title };
    }),
  );
}
