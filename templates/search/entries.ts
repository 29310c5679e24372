import type { SearchEntry } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';

/** A topic of `search.yaml`. */
type Topic = Data['own']['search']['items'][number];

/** The longest description of a question, in characters; what follows of the answer is its rest. */
const longestDescription = 120;

/** A question of the FAQ, with its address and the whole name of its category. */
interface Question {
  /** Its anchor. */
  slug: string;
  q: string;
  a: string;
  path: string;
  category: string;
}

/** What is found of a question: the answer is cut between two words. */
export function questionEntry({ slug, q, a, path, category }: Question): SearchEntry {
  const answer = a.replace(/\s+/g, ' ').trim();
  const end = endOfDescription(answer);
  return {
    id: `faq/${slug}`,
    title: q,
    description: end < answer.length ? `${answer.slice(0, end)} …` : answer,
    path,
    type: 'faq',
    category,
    isSentence: true,
    ...(end < answer.length ? { rest: answer.slice(end).trimStart() } : {}),
  };
}

/** Where the beginning of a text ends, between two words. */
function endOfDescription(text: string): number {
  if (text.length <= longestDescription) return text.length;
  return text.slice(0, longestDescription).replace(/\s+\S*$/, '').length;
}

/**
 * What is found of a topic of `search.yaml`.
 *
 * @param pathOf the address of a page by its id, undefined if there is no such page
 * @throws if the topic leads to a page that does not exist
 */
export function topicEntry(
  { id, title, description, category, page, keywords }: Topic,
  pathOf: (page: string) => string | undefined,
): SearchEntry {
  const path = pathOf(page);
  if (path === undefined) throw new Error(`The search item ${id} leads to ${page}, which is no page`);
  return { id: `content/${id}`, title, description, path, type: 'content', category, keywords };
}
