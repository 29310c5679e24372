import type { Page, PageContext, PageFields, Route } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import type { Article } from '../pages/article/schema.ts';
import type { Articles } from '../pages/articles/schema.ts';
import { feedPath } from './feed.ts';
import { articlesOn, isArticle, overviewOf } from './kinds.ts';
import { onPart } from './parts.ts';

/** A day in words, and as machines read it. */
export interface DayView {
  text: string;
  date: string;
}

/** An article in a list. */
export interface ArticleView {
  href: string;
  heading: string;
  lead: string;
  day: DayView;
}

/** What pages of articles show besides their own content. */
export interface ArticlesView {
  words: Articles['words'];
  closing: Articles['closing'];
  /** When an article was published, and when it last changed; undefined for lists. */
  written: { published: string; modified: string } | undefined;
  /** The address of the feed of the language. */
  feedHref: string;
  /** The articles of this part of a list, or the newest others of an article. */
  items: ArticleView[];
  /** The parts of the list beside this one. */
  newer: string | undefined;
  older: string | undefined;
}

/** So many other articles are below an article. */
const mostOthers = 3;

type AnyPage = PageContext<unknown, Data>;

/** Returns what a list of articles or an article shows; undefined for other pages, and where there is no overview above it. */
export function articlesOf(page: AnyPage): ArticlesView | undefined {
  const { route, routes, language } = page;
  const pages = routes.all.filter(({ locale }) => locale === route.locale).map((one) => one.page);
  const overview = overviewOf(route.page.id, pages);
  if (!overview) return undefined;
  const { words, closing } = page.resolve(overview.kind.schema, overview.data) as Articles;
  const article = isArticle(route.page as Page) ? (route.page.data as Article) : undefined;
  const all = articlesOn(route.page as Page, pages);
  const shown = article ? othersOf(route.page as Page, pages) : onPart(all, partOf(route));
  return {
    // All words are read, because a short list says only some of them.
    ...{ words: { ...words }, closing, feedHref: `/${feedPath(language)}` },
    written: article && { published: article.date, modified: article.updated ?? article.date },
    items: shown.map((one) => articleView(one, page)),
    ...(article ? { newer: undefined, older: undefined } : neighbours(route as Route, page)),
  };
}

const partOf = ({ derived }: Pick<Route, 'derived'>) => Number(derived?.id ?? 1);

function neighbours(route: Route, { routes }: AnyPage): Pick<ArticlesView, 'newer' | 'older'> {
  const part = partOf(route);
  const pathOf = (wanted: number) =>
    routes.rendered.find((one) => one.page === route.page && partOf(one) === wanted)?.path;
  return { newer: pathOf(part - 1), older: pathOf(part + 1) };
}

function othersOf(article: Page, pages: readonly Page[]): Page<Article & PageFields>[] {
  return articlesOn(article, pages)
    .filter(({ id }) => id !== article.id)
    .slice(0, mostOthers);
}

function articleView({ id, data }: Page<Article & PageFields>, page: AnyPage): ArticleView {
  const { routes, route } = page;
  return {
    href: routes.get(route.locale, id).path,
    heading: data.hero.heading,
    lead: data.hero.lead,
    day: dayView(data.date, page),
  };
}

const dayView = (date: string, { language }: AnyPage): DayView => ({ date, text: language.formatDay(date) });
