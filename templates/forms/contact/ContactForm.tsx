import { type FormRules, textsOf } from '../../../src/client/forms/use-sending.ts';
import type { Posted } from '../../../src/define/posted.ts';
import { type FieldWords, TextArea, TextField } from '../../components/Field.tsx';
import { SentForm } from '../parts/SentForm.tsx';
import type { PlanMessages } from '../parts/use-preselection.ts';
import type { ErrorsByField, FormWords } from '../parts/words.ts';
import { contactPayload, contactRequired } from './contact.ts';

interface ContactFields {
  name: FieldWords;
  email: FieldWords;
  message: FieldWords;
  /** Said of fields that may stay empty. */
  optional: string;
}

export interface ContactFormProps {
  fields: ContactFields;
  words: FormWords;
  /** The sentences that links of plans write into the form, by the name of the plan. */
  plans: PlanMessages;
  /** What was sent without script, when the server answers with the form itself. */
  posted?: Posted;
}

const rules: FormRules = {
  required: contactRequired,
  payloadOf: (data) => contactPayload(textsOf(data)),
};

/** The simple message form (specification 8.3). Its unsent text survives a reload, but not the tab. */
export function ContactForm({ fields, words, plans, posted }: ContactFormProps) {
  return (
    <SentForm
      name="simple-contact"
      words={words}
      plans={plans}
      posted={posted}
      rules={rules}
      draft="contactDraft"
      fields={(errors) => <MessageFields fields={fields} errors={errors} />}
    />
  );
}

interface MessageFieldsProps {
  fields: ContactFields;
  errors: ErrorsByField;
}

function MessageFields({ fields: { name, email, message, optional }, errors }: MessageFieldsProps) {
  return (
    <div className="form__fields">
      <TextField
        {...{ words: name, optional, error: errors.name }}
        name="name"
        autoComplete="name"
        required
      />
      <TextField
        {...{ words: email, optional, error: errors.email }}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <TextArea
        {...{ words: message, optional, error: errors.message }}
        className="field--wide"
        name="message"
        required
      />
    </div>
  );
}
