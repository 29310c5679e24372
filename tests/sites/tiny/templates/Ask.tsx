import { useAwake, useSending } from '../../../../src/client/forms/use-sending.ts';
import type { FormProps } from '../../../../src/define/form.ts';
import { defineFormRules } from '../../../../src/define/form-rules.ts';
import { optionTexts, plainSpaces } from '../../../../src/define/payload.ts';

const when = { field: 'topic', isAnyOf: ['order'] } as const;

export const rules = defineFormRules({
  name: 'ask',
  fields: {
    email: { kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
    topic: { kind: 'choice', options: ['wool', 'order'] },
    order: { kind: 'text', required: true, maxLength: 20, when },
    message: { kind: 'multiline', required: true, maxLength: 2000 },
  },
  groups: [{ fields: ['email', 'topic', 'order', 'message'] }],
  payload: ['email', 'topic', 'order', 'message'],
});

const { email, topic, order, message } = rules.fields;
type Words = Record<'label' | 'missing' | 'malformed' | 'prompt', string>;
type Around = 'send' | 'sending' | 'delivered' | 'pending' | 'unkept' | 'refused' | 'lost' | 'gone';
export type AskProps = FormProps & {
  fields: Record<keyof typeof rules.fields, Words>;
  words: Record<Around, string>;
};

export function Ask({ fields, words, posted }: AskProps) {
  const { state, errors, submit } = useSending({ rules, fieldWords: fields, found: posted?.errors });
  const isAwake = useAwake();
  const typed = posted?.values ?? {};
  const texts = optionTexts(topic, fields.topic).map(plainSpaces);
  if (state === 'delivered' || state === 'pending' || state === 'unkept')
    return <p role="status">{alone(words[state])}</p>;
  const wrong = errors.map(({ field, word }) => fields[field as keyof typeof fields][word]);
  if (posted && posted.gone.length > 0) wrong.push(`${words.gone} ${posted.gone.join(', ')}`);
  else if (posted?.trouble && errors.length === 0) wrong.push(words[posted.trouble]);
  return (
    <form
      {...{ name: rules.name, method: 'post', action: '/', onSubmit: submit, noValidate: isAwake }}
      {...{ 'data-netlify': 'true', 'netlify-honeypot': 'bot-field', autoComplete: 'off' }}
    >
      <input type="hidden" name="form-name" value={rules.name} />
      <input name="bot-field" type="text" hidden />
      {posted && <input type="hidden" name="language" value={posted.locale} />}
      {wrong.length > 0 && <p role="alert">{alone(wrong.join(' '))}</p>}
      <label>
        {fields.email.label}{' '}
        <input name="email" type="email" {...textRules(email)} required defaultValue={typed.email} />
      </label>
      <label>
        {fields.topic.label}{' '}
        <select name="topic" defaultValue={typed.topic}>
          <option value="">{fields.topic.prompt}</option>
          {texts.map((text, at) => (
            <option key={text} value={text} data-topic={topic.options[at]}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="order">
        {fields.order.label}{' '}
        <input name="order" type="text" {...textRules(order)} defaultValue={typed.order} />
      </label>
      <label>
        {fields.message.label}{' '}
        <textarea name="message" {...textRules(message)} required defaultValue={typed.message} />
      </label>
      <button type="submit">{alone(state === 'sending' ? words.sending : words.send)}</button>
    </form>
  );
}

/** A text that changes, in an element of its own: translators replace the text itself, and React never writes into it. */
const alone = (text: string) => <span key={text}>{text}</span>;

const textRules = ({ maxLength, autoComplete }: { maxLength: number; autoComplete?: string }) => ({
  maxLength,
  autoComplete,
});
