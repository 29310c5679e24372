import type { Posted } from '../../../src/define/posted.ts';
import { quoteDraft } from '../drafts.ts';
import { FormFields } from '../FormFields.tsx';
import type { PlanMessages } from '../SentForm.tsx';
import { SentForm } from '../SentForm.tsx';
import type { ErrorsByField, FormWords } from '../words.ts';
import { quoteRules } from './definition.ts';
import { type QuoteWords, ServiceChoices, type ServiceColours } from './ServiceChoices.tsx';

interface QuoteFormProps {
  fields: QuoteWords;
  colours: ServiceColours;
  words: FormWords;
  /** The sentences that links of plans write into the form, by the name of the plan. */
  plans: PlanMessages;
  /** What was sent without script, when the server answers with the form itself. */
  posted?: Posted;
}

/** The quote form (specification 8.1). Its unsent text survives a reload. */
export function QuoteForm({ fields, colours, words, plans, posted }: QuoteFormProps) {
  return (
    <SentForm
      rules={quoteRules}
      fieldWords={fields}
      words={words}
      plans={plans}
      posted={posted}
      draft={quoteDraft}
      fields={(errors) => (
        <>
          <ServiceChoices services={fields.services} colours={colours} />
          <Groups words={fields} errors={errors} />
        </>
      )}
    />
  );
}

/** The style sheet shows a budget once a service that asks for it is chosen; both are in the HTML. */
const classes = {
  monthlyBudget: 'field--monthly',
  projectBudget: 'field--project',
  timeline: 'field--wide',
};

/** What is to be done, by when, and for how much; and who asks. */
function Groups({ words, errors }: { words: QuoteWords; errors: ErrorsByField }) {
  return quoteRules.groups.map(
    ({ legend, fields: names }) =>
      legend !== undefined && (
        <fieldset key={legend} className="form__group">
          <legend className="form__legend">{words[legend as 'project' | 'about']}</legend>
          <FormFields rules={quoteRules} {...{ names, words, errors, classes }} />
        </fieldset>
      ),
  );
}
