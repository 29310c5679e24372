import type { Posted } from '../../../src/define/posted.ts';
import { CheckboxGroup } from '../../components/CheckboxGroup.tsx';
import type { FieldWords } from '../../components/Field.tsx';
import { contactDraft } from '../drafts.ts';
import { FormFields } from '../parts/FormFields.tsx';
import { SentForm } from '../parts/SentForm.tsx';
import type { PlanMessages } from '../parts/use-preselection.ts';
import type { FormWords } from '../parts/words.ts';
import { contactRules } from './definition.ts';

type ContactFields = Record<keyof typeof contactRules.fields, FieldWords> & {
  /** Shown at fields that may stay empty. */
  optional: string;
};

interface ContactFormProps {
  fields: ContactFields;
  words: FormWords;
  /** The sentences that links of plans write into the form, by the name of the plan. */
  plans: PlanMessages;
  /** What was sent without script, when the server answers with the form itself. */
  posted?: Posted;
}

/** The simple message form (specification 8.3). Its unsent text survives a reload, but not the tab. */
export function ContactForm({ fields, words, plans, posted }: ContactFormProps) {
  return (
    <SentForm
      rules={contactRules}
      fieldWords={fields}
      words={words}
      plans={plans}
      posted={posted}
      draft={contactDraft}
      fields={(errors) =>
        contactRules.groups.map(({ fields: names }) => (
          <FormFields
            key={names[0]}
            rules={contactRules}
            Boxes={CheckboxGroup}
            {...{ names, words: fields, errors }}
          />
        ))
      }
    />
  );
}
