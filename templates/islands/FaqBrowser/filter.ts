import { type FaqCategoryData, type FaqQuestionData, matchesQuestion } from './question.ts';
import { readQuestion } from './read-categories.ts';

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

/** The anchors of the questions that pass the filter. */
export function shownQuestions(
  categories: readonly FaqCategoryData[],
  { query, category }: FaqFilter,
): ReadonlySet<string> {
  const inCategory = categories.filter(({ id }) => category === undefined || category === id);
  const shown = inCategory
    .flatMap(({ questions }) => questions)
    .filter((question) => matchesQuestion(question, query) || matchesInPage(question, query));
  return new Set(shown.map(({ slug }) => slug));
}

/** Checks the words that stand in the page: those of a translator are the ones that its visitor searches for. */
function matchesInPage({ slug }: FaqQuestionData, query: string): boolean {
  const question = document.getElementById(slug);
  return question !== null && matchesQuestion(readQuestion(question), query);
}
