import type { SearchEntry } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import { described } from './described.ts';

/** A topic of `search.yaml`. */
type Topic = Data['own']['search']['items'][number];

/** A question of the FAQ, with its address and the whole name of its category. */
interface Question {
  /** Its anchor. */
  slug: string;
  q: string;
  a: string;
  keywords?: string[] | undefined;
  path: string;
  category: string;
}

/** The entry of a question: the answer is cut between two words. */
export function questionEntry({ slug, q, a, keywords = [], path, category }: Question): SearchEntry {
  const entry = { id: `faq/${slug}`, title: q, path, type: 'faq', category, isSentence: true, keywords };
  return { ...entry, ...described(a) };
}

/**
 * The entry of a topic of `search.yaml`.
 *
 * @param pathOf returns the address of a page by its id, undefined if there is no such page
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
