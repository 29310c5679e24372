import type { FaqCategoryData, FaqQuestionData } from './question.ts';

/** The questions of a page as `FaqGroup` has written them. */
export function readCategories(page: ParentNode): FaqCategoryData[] {
  return [...page.querySelectorAll<HTMLElement>('.faq-group')].map((group) => ({
    id: group.dataset.category ?? '',
    title: textOf(group, '.faq-group__heading'),
    questions: [...group.querySelectorAll('.faq-question')].map(readQuestion),
  }));
}

/** A question as it stands in the page. */
export function readQuestion(question: Element): FaqQuestionData {
  const link = question.querySelector<HTMLAnchorElement>('.faq-question__more');
  const paragraphs = [...question.querySelectorAll('.faq-question__text')];
  return {
    slug: question.id,
    q: textOf(question, '.faq-question__title'),
    a: paragraphs.map(({ textContent }) => textContent).join('\n\n'),
    ...(link && { more: { href: link.getAttribute('href') ?? '', text: link.textContent ?? '' } }),
  };
}

const textOf = (part: Element, selector: string) => part.querySelector(selector)?.textContent ?? '';
