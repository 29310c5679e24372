import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { SentNote } from '../../forms/answers.tsx';
import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import type { QuoteWords, ServiceColours } from '../../forms/quote/ServiceChoices.tsx';
import { formWords } from '../../forms/words.ts';
import { Island } from '../../island.tsx';
import type { PageContent, PageView } from '../../page-view.ts';
import { NextSteps } from './NextSteps.tsx';
import type { Quote } from './schema.ts';

/** The quote form (specification 4.13), and what happens after it. */
export function QuotePage({ view }: { view: PageView<Quote> }) {
  const { content, ui, plans } = view;
  const fields = quoteWords(content.form, ui.headings.optional);
  const props = { fields, colours: coloursOf(view.services), words: formWords(view), plans };
  return (
    <>
      <PageHero view={view} className="form-hero" />
      <Section className="form-section form-section--beside">
        <div className="form-section__form">
          <SentNote view={view} />
          <Island name="QuoteForm" component={QuoteForm} props={props} wake="idle" />
        </div>
        <NextSteps next={content.next} />
      </Section>
    </>
  );
}

/** The colour of each choice: that of the first service for which it stands. */
function coloursOf(services: PageView['services']): ServiceColours {
  return Object.fromEntries(
    services
      .toReversed()
      .flatMap(({ quoteService = 'none', colour }) =>
        quoteService === 'none' ? [] : [[quoteService, colour]],
      ),
  );
}

/** The words of the fields; those around them are not the island's. */
function quoteWords(form: PageContent<Quote>['form'], optional: string): QuoteWords {
  const { heading: _heading, submit: _submit, privacy: _privacy, ...fields } = form;
  return { ...fields, optional };
}
