import { type FormRules, textsOf } from '../../../src/client/forms/use-sending.ts';
import type { Posted } from '../../../src/define/posted.ts';
import { SentForm } from '../parts/SentForm.tsx';
import type { PlanMessages } from '../parts/use-preselection.ts';
import type { FormWords } from '../parts/words.ts';
import { AboutFields } from './AboutFields.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { quotePayload, quoteRequired, serviceKeys, titlesOf } from './quote.ts';
import { ServiceChoices } from './ServiceChoices.tsx';
import type { QuoteWords } from './words.ts';

export interface QuoteFormProps {
  fields: QuoteWords;
  words: FormWords;
  /** The sentences that links of plans write into the form, by the name of the plan. */
  plans: PlanMessages;
  /** What was sent without script, when the server answers with the form itself. */
  posted?: Posted;
}

/** The quote form (specification 8.1). Its unsent text survives a reload. */
export function QuoteForm({ fields, words, plans, posted }: QuoteFormProps) {
  return (
    <SentForm
      name="contact"
      words={words}
      plans={plans}
      posted={posted}
      rules={rulesOf(fields)}
      draft="quoteDraft"
      fields={(errors) => (
        <>
          <ServiceChoices services={fields.services} />
          <ProjectFields words={fields} errors={errors} />
          <AboutFields words={fields} errors={errors} />
        </>
      )}
    />
  );
}

function rulesOf({ services }: QuoteWords): FormRules {
  const titles = titlesOf(services.options);
  return {
    required: quoteRequired,
    payloadOf: (data) => {
      const ticked = data.getAll('selectedServices');
      const chosen = serviceKeys.filter((key) => ticked.includes(titles[key]));
      return quotePayload(textsOf(data), { chosen, titles });
    },
  };
}
