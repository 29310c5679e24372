import {
  isOf,
  type Locale,
  type Route,
  type SearchDefinition,
  type SearchEntry,
  type SearchInput,
  type SiteContext,
} from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import { faqSlug } from '../islands/FaqBrowser/question.ts';
import type { SearchLink, SearchWords } from '../islands/SiteSearch/SearchResults.tsx';
import { schema as contact } from '../pages/contact/schema.ts';
import { schema as faq } from '../pages/faq/schema.ts';
import { serviceOf } from '../services.ts';
import { caseEntries } from './cases.ts';
import { questionEntry, topicEntry } from './entries.ts';
import { factEntries } from './facts.ts';
import { serviceFigures } from './figures.ts';
import { resultHeadings } from './headings.ts';
import { priceEntries } from './prices.ts';
import { restOf } from './rest.ts';
import { sectionEntries } from './sections.ts';

/** What visitors find: pages, their sections, cases, questions, prices, facts of the company, and the topics of search.yaml. */
export const search: SearchDefinition<Data> = {
  types: ['service', 'page', 'content', 'faq'],
  input: searchInput,
  words: (site, locale) => ({
    words: wordsOf(site, locale),
    headings: resultHeadings(site, locale),
    figures: serviceFigures(site, locale),
    links: waysToAsk(site, locale),
  }),
  none: ({ ui }) => ui.search.none,
};

function wordsOf({ content }: SiteContext<Data>, locale: Locale): SearchWords {
  const { searching, none, noneHint, ask, countOne, countOther, best, more } = content.own(locale).ui.search;
  return { searching, none, noneHint, ask, countOne, countOther, best, more };
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
  const { ui, search, cases: words } = content.own(locale);
  const { items, synonyms, categories, facts } = search;
  const prices = { prices: content.shared.prices, words: ui.prices };
  const { cases, clients } = content.shared;
  const pathOf = (page: string) => own.find(({ id }) => id === page)?.path;
  const entries = own.flatMap((route) => [
    pageEntry(route, categories),
    ...sectionEntries(route),
    ...caseEntries(route, { cases, clients, words }),
    ...priceEntries(route, prices),
    ...questionEntries(route, categories.faq),
    ...(isOf(route, contact) ? factEntries(route, content.shared.site, facts) : []),
  ]);
  return { entries: [...entries, ...items.map((topic) => topicEntry(topic, pathOf))], synonyms };
}

function pageEntry(route: Route, categories: { service: string; page: string }): SearchEntry {
  const { id, path, page } = route;
  const { title, label, description, keywords } = page.data;
  const rest = restOf(route);
  const type = serviceOf(route) ? 'service' : 'page';
  return {
    ...{ id, title, description, path, type, category: categories[type], keywords },
    ...(label && label !== title ? { names: [label] } : {}),
    ...(rest ? { rest } : {}),
  };
}

function questionEntries(route: Route, prefix: string): SearchEntry[] {
  if (!isOf(route, faq)) return [];
  return Object.values(route.page.data.categories).flatMap(({ title, questions }) =>
    questions.map(({ q, a, keywords }) => {
      const slug = faqSlug(q);
      const place = { path: `${route.path}#${slug}`, category: `${prefix}: ${title}` };
      return questionEntry({ slug, q, a, keywords, ...place });
    }),
  );
}
