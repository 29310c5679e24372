import { type Checking, defineProblems } from '../../src/define/index.ts';
import { faqSlug, faqSlugLength } from '../islands/FaqBrowser/question.ts';
import type { Faq } from '../pages/faq/schema.ts';
import { questionExamples } from './examples/pages.ts';

const messages = {
  'question-taken': ({ slug, other, isCut }: { slug: string; other: string; isCut: boolean }) => ({
    what: `This question has the same anchor as another, “#${slug}” (line ${other}).`,
    why: isCut
      ? `An anchor is made of the first ${faqSlugLength} letters of a question; links could not tell the two apart.`
      : 'An anchor is made of the letters of a question, without digits and punctuation; links could not tell the two apart.',
    fix: isCut
      ? 'Begin one of the two questions differently.'
      : 'Use another word in one of the two questions; a number counts if it is written in letters.',
  }),
  'question-anchor': (_: object) => ({
    what: 'This question has no letters, so it has no anchor.',
    why: 'An anchor is made of the letters of a question; without it nothing can link to the question.',
    fix: 'Ask with words, such as “Are you open 24/7?”.',
  }),
};

export const problems = defineProblems(messages, questionExamples);

/** Reports questions of a page without an anchor, and those that share one (specification 7.2). */
export function checkQuestions({ checked, report }: Checking): void {
  for (const { document, value } of checked) {
    if (document.data.template !== 'faq') continue;
    const lines = new Map<string, () => number | undefined>();
    for (const [category, { questions }] of Object.entries((value as Faq).categories)) {
      for (const [at, { q }] of questions.entries()) {
        const slug = faqSlug(q);
        const place = () => document.locate(['categories', category, 'questions', at, 'q']);
        const taken = lines.get(slug);
        const isCut = [...slug].length === faqSlugLength;
        if (!/\p{L}/u.test(slug)) problems(report).error('question-anchor', place(), {});
        else if (taken)
          problems(report).error('question-taken', place(), { slug, other: String(taken()), isCut });
        else lines.set(slug, () => place().line);
      }
    }
  }
}
