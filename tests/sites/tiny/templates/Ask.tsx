import { useSending } from '../../../../src/client/forms/use-sending.ts';
import type { FormProps } from '../../../../src/define/form.ts';
import { defineFormRules } from '../../../../src/define/form-rules.ts';

export const rules = defineFormRules({
  name: 'ask',
  fields: {
    email: { kind: 'email', required: true, maxLength: 254 },
    message: { kind: 'multiline', required: true, maxLength: 2000 },
  },
  groups: [{ fields: ['email', 'message'] }],
  payload: ['email', 'message'],
});

type Words = Record<string, string>;
export type AskProps = FormProps & { fields: Record<string, Words>; words: Words };

export function Ask({ fields, words, posted }: AskProps) {
  const { state, errors, submit } = useSending({ rules, fieldWords: fields, found: posted?.errors });
  const wrong = errors.map(({ field, word }) => fields[field]?.[word]).join(' ');
  if (state !== 'editing' && state !== 'sending') return <p role="status">{words.sent}</p>;
  return (
    <form name={rules.name} method="post" action="/" onSubmit={submit} noValidate>
      <input type="hidden" name="form-name" value={rules.name} />
      <input name="bot-field" type="text" hidden />
      {wrong && <p role="alert">{wrong}</p>}
      {Object.entries(fields).map(([name, { label }]) => (
        <label key={name}>
          {label} <textarea name={name} defaultValue={posted?.values[name]} />
        </label>
      ))}
      <button type="submit">{words.send}</button>
    </form>
  );
}
