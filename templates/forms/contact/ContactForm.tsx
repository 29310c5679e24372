import { plainSpaces } from '../../../src/define/payload.ts';
import type { Posted } from '../../../src/define/posted.ts';
import {
  type ChoiceProps,
  FieldNotes,
  type FieldWords,
  Optionality,
  useWiring,
} from '../../components/Field.tsx';
import { contactDraft } from '../drafts.ts';
import { FormFields } from '../FormFields.tsx';
import type { PlanMessages } from '../SentForm.tsx';
import { SentForm } from '../SentForm.tsx';
import type { FormWords } from '../words.ts';
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

/** A choice of any number of options, as boxes to tick. */
function CheckboxGroup({ name, words, required, optional, error, choices }: ChoiceProps) {
  const { id, defaultValue, 'aria-describedby': describedBy } = useWiring(name, words, error);
  const ticked = defaultValue?.split(', ');
  return (
    <fieldset className="field field--wide field--boxes" aria-describedby={describedBy}>
      <legend className="field__label">
        {words.label}
        <Optionality required={required} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={words.hint} error={error} />
      {choices.map(plainSpaces).map((choice, at) => (
        <label key={choice} className="field__box">
          <input
            type="checkbox"
            // The list of errors leads to the first one.
            id={at === 0 ? id : undefined}
            name={name}
            value={choice}
            defaultChecked={ticked?.includes(choice)}
          />
          {choices[at]}
        </label>
      ))}
    </fieldset>
  );
}
