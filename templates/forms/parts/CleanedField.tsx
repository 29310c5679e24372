import { useAwake } from '../../../src/client/forms/use-awake.ts';
import type { TextField as TextFieldRules } from '../../../src/define/form-rules.ts';
import { type FieldWords, TextField } from '../../components/Field.tsx';

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
export function CleanedField({ field, ...shown }: CleanedFieldProps) {
  const { clean, typed, autoComplete, inputMode, required } = field;
  // A length that the browser keeps would cut what is pasted before it is cleaned.
  const { maxLength, ...rules } = useAwake()
    ? { maxLength: undefined }
    : { ...typed, title: shown.words.hint ?? shown.words.placeholder };
  return (
    <TextField
      {...shown}
      {...{ maxLength, autoComplete, inputMode, required, ...rules }}
      onInput={({ currentTarget }) => tidy(currentTarget, clean)}
    />
  );
}

/** Takes out what does not count, and leaves the cursor where it is in the text. */
function tidy(input: HTMLInputElement, clean: Cleaned['clean']): void {
  const { value, selectionStart } = input;
  const kept = clean(value);
  if (kept === value) return;
  const position = clean(value.slice(0, selectionStart ?? value.length)).length;
  input.value = kept;
  input.setSelectionRange(position, position);
}
