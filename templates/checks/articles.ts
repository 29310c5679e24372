import { type Checking, defineProblems } from '../../src/define/index.ts';
import { articleExamples } from './examples/pages.ts';

const messages = {
  'article-alone': ({ template }: { template: string }) => ({
    what: 'No overview of articles is above this page.',
    why: 'Nothing would list it, and its words around day and author would be missing.',
    fix: `Move it into the folder of a page with “template: articles”, such as articles/, in every language. It is a page with “template: ${template}”.`,
  }),
  'article-future': ({ date, today }: { date: string; today: string }) => ({
    what: `The article has the date ${date}, which has not come yet, and would be published now.`,
    why: 'Until then readers would see a day to come, and no newer article would stand above it.',
    fix: `Write “publishAt: ${date}” to publish it on that day, or date it today (${today}).`,
  }),
};

export const problems = defineProblems(messages, articleExamples);

const templateOf = ({ data: { template } }: Checking['documents'][number]) => template;

/** Reports articles and tags that are below no overview. */
export function checkArticles({ documents, report }: Checking): void {
  for (const document of documents) {
    const template = templateOf(document);
    if (template !== 'article' && template !== 'tag') continue;
    const own = documents.filter(({ locale }) => locale === document.locale);
    const overviews = own.filter((one) => templateOf(one) === 'articles');
    if (!overviews.some(({ name }) => document.name.startsWith(`${name}/`)))
      problems(report).error('article-alone', document.locate(['template']), { template });
  }
}

/** Warns of articles that are published before their date. */
export function checkArticleDates({ documents, today, report }: Checking): void {
  for (const document of documents) {
    const { date } = document.data;
    if (templateOf(document) !== 'article' || typeof date !== 'string' || date <= today) continue;
    problems(report).warning('article-future', document.locate(['date']), { date, today });
  }
}
