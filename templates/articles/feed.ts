import {
  escapeXml,
  type Page,
  type PageFields,
  type Route,
  type SiteContext,
  type SiteLocale,
} from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import type { Article } from '../pages/article/schema.ts';
import { articlesOn, isOverview } from './kinds.ts';

/** So many articles are in a feed. */
const most = 20;

/** Returns the path of the feed of a language, which never changes. */
export const feedPath = ({ prefix }: SiteLocale): string => `${prefix}/feed.xml`.slice(1);

/** Creates the feed of each language that has an overview of articles (Atom, RFC 4287). */
export function feeds(site: SiteContext<Data>): Record<string, string> {
  return Object.fromEntries(
    site.locales.flatMap((locale) => {
      const pages = site.routes.all.filter((route) => route.locale === locale.id).map(({ page }) => page);
      const [overview] = pages.filter(isOverview);
      if (!overview) return [];
      const articles = articlesOn(overview, pages).slice(0, most);
      return [[feedPath(locale), feed({ overview, articles, locale, site })]];
    }),
  );
}

interface Feed {
  overview: Page;
  articles: readonly Page<Article & PageFields>[];
  locale: SiteLocale;
  site: SiteContext<Data>;
}

function feed({ overview, articles, locale, site }: Feed): string {
  const { baseUrl, routes, content } = site;
  const urlOf = ({ id }: Pick<Route, 'id'>) => `${baseUrl}${routes.get(locale.id, id).path}`;
  const days = articles.map(({ data }) => data.updated ?? data.date).toSorted();
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.id}">`,
    element('title', `${overview.data.title} | ${content.shared.site.brand}`),
    element('subtitle', overview.data.description),
    element('id', tagOf(overview, locale, site)),
    link('alternate', urlOf(overview)),
    link('self', `${baseUrl}/${feedPath(locale)}`),
    // A feed without entries must say when it last changed, too.
    element('updated', midnight(days.at(-1) ?? '1970-01-01')),
    ...articles.map((article) => entry(article, { url: urlOf(article), urn: tagOf(article, locale, site) })),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the name of a page for feed readers, which stays when its address or its day changes: a tag URI, with a year in which the
 * agency had its host (RFC 4151).
 */
const tagOf = ({ id }: Pick<Page, 'id'>, locale: SiteLocale, { baseUrl, content }: SiteContext<Data>) =>
  `tag:${new URL(baseUrl).hostname},${content.shared.site.company.founded}:${locale.id}/${id}`;

interface EntryNames {
  url: string;
  urn: string;
}

function entry({ data }: Page<Article & PageFields>, { url, urn }: EntryNames): string {
  const { date, updated = date, author, hero } = data;
  return [
    '<entry>',
    element('title', hero.heading),
    element('id', urn),
    link('alternate', url),
    element('published', midnight(date)),
    element('updated', midnight(updated)),
    `<author>${element('name', author)}</author>`,
    element('summary', hero.lead),
    '</entry>',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

const midnight = (day: string) => `${day}T00:00:00Z`;
