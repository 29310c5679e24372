import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { SentNote } from '../../forms/answers.tsx';
import { QuoteIsland } from '../../forms/islands.tsx';
import type { PageView } from '../../page-view.ts';
import { NextSteps } from './NextSteps.tsx';
import type { Quote } from './schema.ts';

/** The quote form (specification 4.13), and what happens after it. */
export function QuotePage({ view }: { view: PageView<Quote> }) {
  const { content } = view;
  return (
    <>
      <PageHero view={view} className="low-hero form-hero" />
      <Section className="form-section form-section--beside">
        <div className="form-section__form">
          <SentNote view={view} success={content.success} />
          <QuoteIsland view={view} content={content} />
        </div>
        <NextSteps view={view} />
      </Section>
    </>
  );
}
