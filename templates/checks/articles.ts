import { type Checking, defineProblems } from '../../src/define/index.ts';

const problems = defineProblems({
  'article-alone': ({ template }: { template: string }) => ({
    what: 'No overview of articles is above this page.',
    why: 'Nothing would list it, and its words around day and author would be missing.',
    fix: `Move it into the folder of a page with “template: articles”, such as articles/, in every language. It is a page with “template: ${template}”.`,
  }),
  'article-tag': ({ tag, known }: { tag: string; known: string }) => ({
    what: `“${tag}” is not a tag.`,
    why: 'A tag leads to the list of its articles, and that page has none.',
    fix: known
      ? `Name a page with “template: tag”: ${known}.`
      : 'Remove it, or make a page with “template: tag” first: site new tag articles/name.',
  }),
});

const templateOf = ({ data: { template } }: Checking['documents'][number]) => template;

/** Reports articles and tags that are below no overview, and tags of articles that are other pages. */
export function checkArticles({ documents, report }: Checking): void {
  for (const document of documents) {
    const template = templateOf(document);
    if (template !== 'article' && template !== 'tag') continue;
    const own = documents.filter(({ locale }) => locale === document.locale);
    const overviews = own.filter((one) => templateOf(one) === 'articles');
    if (!overviews.some(({ name }) => document.name.startsWith(`${name}/`)))
      problems(report).error('article-alone', document.locate(['template']), { template });
    checkTags(document, own, report);
  }
}

function checkTags(
  { data: { tags }, locate }: Checking['documents'][number],
  own: Checking['documents'],
  report: Checking['report'],
): void {
  if (!Array.isArray(tags)) return;
  const known = own.filter((one) => templateOf(one) === 'tag').map(({ name }) => name);
  const others = new Set(own.map(({ name }) => name).filter((name) => !known.includes(name)));
  for (const [at, tag] of tags.entries())
    if (others.has(tag))
      problems(report).error('article-tag', locate(['tags', at]), { tag, known: known.join(', ') });
}
