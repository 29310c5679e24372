import type { ComponentType } from 'react';
import { useAwake } from '../../src/client/forms/use-sending.ts';
import {
  type FormField,
  type FormRules,
  isChoice,
  type TextField as TextFieldRules,
} from '../../src/define/form-rules.ts';
import { optionTexts, type WordsByField, wordsOf } from '../../src/define/payload.ts';
import { type ChoiceProps, type FieldWords, SelectField, TextArea, TextField } from '../components/Field.tsx';
import type { ErrorsByField } from './words.ts';

/** The words of a field, as the content gives them; a choice of one has a first, empty one. */
interface AnyFieldWords extends FieldWords {
  prompt?: string;
}

interface FormFieldsProps {
  rules: FormRules;
  /** The fields to show, in order. */
  names: readonly string[];
  /** The words of the fields by their keys, and the note at fields that may stay empty. */
  words: WordsByField & { optional: string };
  errors: ErrorsByField;
  /** What shows a choice of any number of options; the quote form has its own, outside of these fields. */
  Boxes?: ComponentType<ChoiceProps>;
  /** Classes of fields that the style sheet shows under a condition. */
  classes?: Readonly<Record<string, string>>;
}

/** The fields of a form, as its definition describes them. */
export function FormFields({ rules, names, words, errors, classes = {}, Boxes }: FormFieldsProps) {
  return (
    <div className="form__fields">
      {names.map((name) => {
        const field = rules.fields[name];
        if (!field) return null;
        const own = wordsOf(rules, name, words) as AnyFieldWords;
        const shown = { field, Boxes, name, words: own, optional: words.optional, error: errors[name] };
        return <OneField key={name} {...shown} className={classes[name]} />;
      })}
    </div>
  );
}

interface OneFieldProps {
  field: FormField;
  Boxes: FormFieldsProps['Boxes'];
  name: string;
  words: AnyFieldWords;
  optional: string;
  error: string | undefined;
  className: string | undefined;
}

const types = { text: 'text', email: 'email', phone: 'tel' };

function OneField({ field, Boxes, ...shown }: OneFieldProps) {
  const { words } = shown;
  if (isChoice(field)) {
    const choice = { ...shown, required: field.required, choices: optionTexts(field, words) };
    if (field.kind === 'choices') return Boxes && <Boxes {...choice} />;
    return <SelectField {...choice} prompt={words.prompt ?? ''} />;
  }
  if ('clean' in field) return <CleanedField {...shown} field={field} />;
  const { maxLength, autoComplete, required } = field;
  const input = { ...shown, maxLength, autoComplete, required };
  if (field.kind === 'multiline') return <TextArea {...input} className="field--wide" />;
  return <TextField {...input} type={types[field.kind]} />;
}

type Cleaned = Extract<TextFieldRules, { clean: unknown }>;

interface CleanedFieldProps {
  field: Cleaned;
  name: string;
  words: FieldWords;
  optional: string;
  error?: string | undefined;
  className?: string | undefined;
}

/** A text that is cleaned while it is typed or pasted. Without script the browser sees to it, by a pattern. */
function CleanedField({ field, ...shown }: CleanedFieldProps) {
  const { typed, autoComplete, inputMode, required } = field;
  // A length that the browser keeps would cut what is pasted before it is cleaned.
  const { maxLength, ...rules } = useAwake()
    ? { maxLength: undefined }
    : { ...typed, title: shown.words.hint ?? shown.words.placeholder };
  return (
    <TextField
      {...shown}
      {...{ maxLength, autoComplete, inputMode, required, ...rules }}
      onInput={({ currentTarget, nativeEvent }) => tidy(currentTarget, field, nativeEvent)}
    />
  );
}

/**
 * Takes out what does not count, and leaves the cursor where it is in the text. No key types more than fits, as in any field with a
 * limit; what is pasted stays whole, and is refused if it is too long.
 */
function tidy(input: HTMLInputElement, { clean, maxLength }: Cleaned, event: Event): void {
  const { value, selectionStart } = input;
  const isTyped = 'inputType' in event && event.inputType === 'insertText';
  const kept = isTyped ? clean(value).slice(0, maxLength) : clean(value);
  if (kept === value) return;
  const position = clean(value.slice(0, selectionStart ?? value.length)).length;
  input.value = kept;
  input.setSelectionRange(position, position);
}
