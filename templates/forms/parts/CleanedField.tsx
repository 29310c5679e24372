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
