import type { SearchItem } from '../client/search/types.ts';
import type { SearchInput, SearchPage, SearchQuestion } from './input.ts';

/** The longest description of a question, in characters; what follows of the answer is its rest. */
const longestDescription = 120;

/** Everything that can be found, sorted by id, so that the output does not depend on the order of the input. */
export function itemsOf(input: SearchInput): SearchItem[] {
  const items = [
    ...input.pages.map((page) => pageItem(page, input)),
    ...input.questions.map((question) => questionItem(question, input)),
    ...contentItems(input),
  ];
  return items.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function pageItem(page: SearchPage, { content }: SearchInput): SearchItem {
  const { id, title, label, description, path, keywords, rest } = page;
  const type = page.isService ? 'service' : 'page';
  const category = content.categories[type];
  return {
    ...{ id, title, description, path, type, category, keywords },
    ...(label && label !== title ? { names: [label] } : {}),
    ...(rest ? { rest } : {}),
  };
}

function questionItem({ slug, q, a, path, category }: SearchQuestion, { content }: SearchInput): SearchItem {
  const answer = a.replace(/\s+/g, ' ').trim();
  const end = endOfDescription(answer);
  return {
    id: `faq/${slug}`,
    title: q,
    description: end < answer.length ? `${answer.slice(0, end)} …` : answer,
    path,
    type: 'faq',
    category: `${content.categories.faq}: ${category}`,
    ...(end < answer.length ? { rest: answer.slice(end).trimStart() } : {}),
  };
}

/** Where the beginning of a text ends, between two words. */
function endOfDescription(text: string): number {
  if (text.length <= longestDescription) return text.length;
  return text.slice(0, longestDescription).replace(/\s+\S*$/, '').length;
}

function contentItems({ content, pages }: SearchInput): SearchItem[] {
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  return content.items.map(({ id, title, description, category, page, keywords }) => {
    const path = paths.get(page);
    if (path === undefined) throw new Error(`The search item ${id} leads to ${page}, which is no page`);
    return { id: `content/${id}`, title, description, path, type: 'content', category, keywords };
  });
}
