import { faqSlug } from '../rules/faq.ts';
import type { SearchItem } from '../rules/search/types.ts';
import { serviceTemplates, type Template } from '../schema/index.ts';
import type { SearchInput, SearchPage, SearchQuestion } from './input.ts';

/** An item with the text that only the index knows. */
export interface IndexedItem {
  item: SearchItem;
  body: string;
}

/** The longest description of a question, in characters; its whole answer is in the index. */
const longestDescription = 120;

/** Everything that can be found, sorted by id, so that the output does not depend on the order of the input. */
export function itemsOf(input: SearchInput): IndexedItem[] {
  const items = [
    ...input.pages.map((page) => pageItem(page, input)),
    ...input.questions.map((question) => questionItem(question, input)),
    ...contentItems(input),
  ];
  return items.sort((a, b) => (a.item.id < b.item.id ? -1 : 1));
}

function pageItem(page: SearchPage, { content }: SearchInput): IndexedItem {
  const { id, title, label, description, path, text } = page;
  const type = isService(page.template) ? 'service' : 'page';
  const category = content.categories[type];
  const keywords = label && label !== title ? [label, ...page.keywords] : page.keywords;
  return { item: { id, title, description, path, type, category, keywords }, body: text };
}

function isService(template: Template): boolean {
  return serviceTemplates.some((service) => service === template);
}

function questionItem({ q, a, path, category }: SearchQuestion, { content }: SearchInput): IndexedItem {
  return {
    item: {
      id: `faq/${faqSlug(q)}`,
      title: q,
      description: shortened(a),
      path,
      type: 'faq',
      category: `${content.categories.faq}: ${category}`,
    },
    body: a,
  };
}

/** The beginning of a text, cut between two words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/[\s.,;:–-]*\s\S*$/, '')} …`;
}

function contentItems({ content, pages }: SearchInput): IndexedItem[] {
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  return content.items.map(({ id, title, description, category, page, keywords }) => {
    const path = paths.get(page);
    if (path === undefined) throw new Error(`The search item ${id} leads to ${page}, which is no page`);
    return {
      item: { id: `content/${id}`, title, description, path, type: 'content', category, keywords },
      body: '',
    };
  });
}
