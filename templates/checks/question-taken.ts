import { type Checking, defineProblems } from '../../src/define/index.ts';
import { faqSlug } from '../islands/FaqBrowser/question.ts';
import type { Faq } from '../pages/faq/schema.ts';

const problems = defineProblems({
  'question-taken': ({ slug, other }: { slug: string; other: string }) => ({
    what: `This question has the same anchor as another, “#${slug}” (line ${other}).`,
    why: 'An anchor is made of the first 50 letters of a question; links could not tell the two apart.',
    fix: 'Begin one of the two questions differently.',
  }),
});

/** Reports questions of a page that share an anchor (specification 7.2). */
export function checkQuestions({ checked, report }: Checking): void {
  for (const { document, value } of checked) {
    if (document.data.template !== 'faq') continue;
    const lines = new Map<string, () => number | undefined>();
    for (const [category, { questions }] of Object.entries((value as Faq).categories)) {
      for (const [at, { q }] of questions.entries()) {
        const slug = faqSlug(q);
        const place = () => document.locate(['categories', category, 'questions', at, 'q']);
        const taken = lines.get(slug);
        if (taken) problems(report).error('question-taken', place(), { slug, other: String(taken()) });
        else lines.set(slug, () => place().line);
      }
    }
  }
}
