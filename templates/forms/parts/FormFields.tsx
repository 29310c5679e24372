import { type FormField, type FormRules, isChoice } from '../../../src/define/form-rules.ts';
import { optionTexts } from '../../../src/define/payload.ts';
import { type FieldWords, SelectField, TextArea, TextField } from '../../components/Field.tsx';
import { CleanedField } from './CleanedField.tsx';
import type { ErrorsByField } from './words.ts';

/** The words of a field, as the content gives them; choices have a first, empty one. */
interface AnyFieldWords extends FieldWords {
  prompt?: string;
}

interface FormFieldsProps {
  rules: FormRules;
  /** The fields to show, in order. */
  names: readonly string[];
  /** The words of the fields by their keys, and the note at fields that may stay empty. */
  words: object & { optional: string };
  errors: ErrorsByField;
  /** Classes of fields that the style sheet shows under a condition. */
  classes?: Readonly<Record<string, string>>;
}

/** The fields of a form, as its definition describes them. */
export function FormFields({ rules, names, words, errors, classes = {} }: FormFieldsProps) {
  const byKey: Readonly<Record<string, unknown>> = { ...words };
  return (
    <div className="form__fields">
      {names.map((name) => {
        const field = rules.fields[name];
        if (!field) return null;
        const own = byKey[field.words ?? name] as AnyFieldWords;
        const shown = { name, words: own, optional: words.optional, error: errors[name] };
        return <OneField key={name} field={field} {...shown} className={classes[name]} />;
      })}
    </div>
  );
}

interface OneFieldProps {
  field: FormField;
  name: string;
  words: AnyFieldWords;
  optional: string;
  error: string | undefined;
  className: string | undefined;
}

const types = { text: 'text', email: 'email', phone: 'tel' };

function OneField({ field, words, ...shown }: OneFieldProps) {
  if (isChoice(field))
    return (
      <SelectField {...shown} words={words} prompt={words.prompt ?? ''} choices={optionTexts(field, words)} />
    );
  if ('clean' in field) return <CleanedField {...shown} words={words} field={field} />;
  const { maxLength, autoComplete, required } = field;
  const input = { ...shown, words, maxLength, autoComplete, required };
  if (field.kind === 'multiline') return <TextArea {...input} className="field--wide" />;
  return <TextField {...input} type={types[field.kind]} />;
}
