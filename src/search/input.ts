import type { Locale } from '../rules/locale.ts';
import type { SearchContent, Template } from '../schema/index.ts';

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
  template: Template;
  /** What can be found on the page beyond its description: prices, the parts of a service. */
  rest?: string;
}

/** A question of the FAQ. */
export interface SearchQuestion {
  q: string;
  a: string;
  /** Its own address: the FAQ page and the anchor of the question. */
  path: string;
  /** The title of its category. */
  category: string;
}

/** All that can be found in one language. The not-found page is not among the pages. */
export interface SearchInput {
  locale: Locale;
  pages: SearchPage[];
  questions: SearchQuestion[];
  content: SearchContent;
}
