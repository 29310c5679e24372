import type { Locale } from '../rules/locale.ts';

/** A page of the site, as far as the search needs it. */
export interface SearchPage {
  /** Its path under `content/<language>/`, without ending. */
  id: string;
  path: string;
  title: string;
  /** Its name in menus, when that is another one. */
  label?: string;
  description: string;
  keywords: string[];
  /** Whether it presents a service. */
  isService: boolean;
  /** What can be found on the page beyond its description: prices, the parts of a service. */
  rest?: string;
}

/** A question of the FAQ. */
export interface SearchQuestion {
  /** Its anchor. */
  slug: string;
  q: string;
  a: string;
  /** Its own address: the FAQ page and the anchor of the question. */
  path: string;
  /** The title of its category. */
  category: string;
}

/** What the search knows beside pages and questions. */
interface SearchContent {
  items: readonly {
    id: string;
    title: string;
    description: string;
    category: string;
    page: string;
    keywords: string[];
  }[];
  synonyms: string[][];
  categories: { service: string; page: string; faq: string };
}

/** All that can be found in one language. The not-found page is not among the pages. */
export interface SearchInput {
  locale: Locale;
  pages: SearchPage[];
  questions: SearchQuestion[];
  content: SearchContent;
}
