import type { Page, PageFields } from '../../src/define/index.ts';
import { type Article, schema as article } from '../pages/article/schema.ts';
import { type Articles, schema as articles } from '../pages/articles/schema.ts';
import { type Tag, schema as tag } from '../pages/tag/schema.ts';

export const isArticle = (page: Page): page is Page<Article & PageFields> => page.kind.schema === article;
const isTag = (page: Page): page is Page<Tag & PageFields> => page.kind.schema === tag;
export const isOverview = (page: Page): page is Page<Articles & PageFields> => page.kind.schema === articles;

/** Returns the overview below which a page of articles stands: the page itself, or the nearest one above it. */
export function overviewOf(id: string, pages: readonly Page[]): Page<Articles & PageFields> | undefined {
  return pages
    .filter(isOverview)
    .filter((page) => id === page.id || id.startsWith(`${page.id}/`))
    .toSorted((a, b) => b.id.length - a.id.length)[0];
}

/** Lists the articles of an overview or a tag, the newest first. */
export function articlesOn(list: Page, pages: readonly Page[]): Page<Article & PageFields>[] {
  const overview = overviewOf(list.id, pages);
  return pages
    .filter(isArticle)
    .filter(({ id }) => overview && id.startsWith(`${overview.id}/`))
    .filter(({ data }) => !isTag(list) || data.tags.some((tag: string) => tag === list.id))
    .toSorted(byAge);
}

function byAge(a: Page<Article & PageFields>, b: Page<Article & PageFields>): number {
  if (a.data.date !== b.data.date) return a.data.date < b.data.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}
