import { z } from 'zod';
import { prose } from '../../src/define/index.ts';
import { Section, SectionHead } from '../components/Section.tsx';
import { faqSlug } from '../islands/FaqBrowser/question.ts';
import { sectionHead } from '../pages/parts.ts';
import { type BlockProps, kind, Paragraphs } from './parts.tsx';

/** Questions and answers. */
export const questions = z.strictObject({
  block: kind('questions', 'Questions that open, picked from the page of questions or its own'),
  ...sectionHead,
  pick: z
    .array(prose('A question of faq.yaml, word for word'))
    .min(1)
    .meta({ description: 'Questions of the page of questions, in this order' })
    .optional(),
  items: z
    .array(
      z.strictObject({
        q: prose('The question, as a visitor would ask it'),
        a: prose('The answer; a blank line starts a new paragraph'),
      }),
    )
    .min(1)
    .meta({ description: 'Questions that are on this page alone' })
    .optional(),
});

/** Questions that open, without script too. */
export function QuestionsBlock({ view, block }: BlockProps<typeof questions>) {
  const { heading, lead, pick = [], items = [] } = block;
  const known = Object.values(pick.length > 0 ? view.singles.faq.categories : {}).flatMap(
    (category) => category.questions,
  );
  const found = pick.flatMap((asked) => known.find(({ q }) => faqSlug(q) === faqSlug(asked)) ?? []);
  return (
    <Section>
      <SectionHead heading={heading} lead={lead} />
      <div className="block-questions">
        {[...found, ...items].map(({ q, a }) => (
          <details key={q} className="faq-question block-questions__item">
            <summary className="faq-question__summary">
              <h3>{q}</h3>
            </summary>
            <div className="block-questions__answer">
              <Paragraphs text={a} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
