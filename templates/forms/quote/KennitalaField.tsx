import { useAwake } from '../../../src/client/forms/use-awake.ts';
import { type FieldWords, TextField } from '../../components/Field.tsx';
import { cleanKennitala } from './kennitala.ts';

interface KennitalaFieldProps {
  words: FieldWords;
  optional: string;
}

/** Ten characters, however they are typed or pasted. Without script the browser sees to it, and allows a hyphen or a blank. */
export function KennitalaField({ words, optional }: KennitalaFieldProps) {
  // A length that the browser keeps would cut what is pasted before its hyphens and blanks are dropped.
  const browserRules = {
    maxLength: 11,
    pattern: '[0-9]{6}[ \\-]?[0-9]{4}',
    title: words.hint ?? words.placeholder,
  };
  const rules = useAwake() ? {} : browserRules;
  return (
    <TextField
      words={words}
      optional={optional}
      name="kennitala"
      autoComplete="off"
      inputMode="numeric"
      onInput={({ currentTarget }) => tidy(currentTarget)}
      {...rules}
    />
  );
}

/** Takes out what does not count, and leaves the cursor where it is in the text. */
function tidy(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const clean = cleanKennitala(value);
  if (clean === value) return;
  const position = cleanKennitala(value.slice(0, selectionStart ?? value.length)).length;
  input.value = clean;
  input.setSelectionRange(position, position);
}
