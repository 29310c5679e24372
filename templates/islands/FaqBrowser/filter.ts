import { matchesQuestion } from './question.ts';

/** A question as the browser gets it. */
export interface FaqQuestionData {
  /** The anchor. */
  slug: string;
  q: string;
  a: string;
  /** A page that says more. */
  more?: { href: string; text: string };
}

export interface FaqCategoryData {
  id: string;
  title: string;
  questions: FaqQuestionData[];
}

/** The words of the interface. */
export interface FaqWords {
  search: string;
  placeholder: string;
  clear: string;
  categories: string;
  all: string;
  countOne: string;
  countOther: string;
  none: string;
  noneHint: string;
  empty: string;
}

/** What the visitor looks for; no category means all of them. */
export interface FaqFilter {
  query: string;
  category: string | undefined;
}

interface Candidate {
  category: string;
  question: FaqQuestionData;
  filter: FaqFilter;
}

/** Whether a question of a category passes the filter. */
export function isShown({ category, question, filter }: Candidate): boolean {
  const inCategory = filter.category === undefined || filter.category === category;
  return inCategory && matchesQuestion(question, filter.query);
}

/** How many questions pass the filter. */
export function countShown(categories: readonly FaqCategoryData[], filter: FaqFilter): number {
  return categories
    .flatMap(({ id, questions }) => questions.map((question) => isShown({ category: id, question, filter })))
    .filter(Boolean).length;
}
