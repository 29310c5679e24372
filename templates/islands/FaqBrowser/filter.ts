import { type FaqCategoryData, type FaqQuestionData, matchesQuestion } from './question.ts';

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
  const inCategory = categories.filter(({ title }) => category === undefined || category === title);
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

/** The questions of a page as `FaqGroup` has written them. */
export function readCategories(page: ParentNode): FaqCategoryData[] {
  return [...page.querySelectorAll<HTMLElement>('.faq-group')].map((group) => ({
    colour: group.dataset.colour ?? '',
    figure: group.querySelector('use')?.getAttribute('href') ?? '',
    title: textOf(group, '.faq-group__heading'),
    questions: [...group.querySelectorAll('.faq-question')].map(readQuestion),
  }));
}

/** A question as it stands in the page. */
function readQuestion(question: Element): FaqQuestionData {
  const link = question.querySelector('a');
  const paragraphs = [...question.querySelectorAll('.faq-question__text')];
  return {
    slug: question.id,
    q: textOf(question, '.faq-question__title'),
    a: paragraphs.map(({ textContent }) => textContent).join('\n\n'),
    ...(link && { more: { href: link.getAttribute('href') ?? '', text: link.textContent ?? '' } }),
  };
}

const textOf = (part: Element, selector: string) => part.querySelector(selector)?.textContent ?? '';
