import { TextField } from '../../components/Field.tsx';
import type { ErrorsByField } from '../parts/words.ts';
import { KennitalaField } from './KennitalaField.tsx';
import type { QuoteWords } from './words.ts';

interface AboutFieldsProps {
  words: QuoteWords;
  errors: ErrorsByField;
}

/** Who asks. */
export function AboutFields({ words, errors }: AboutFieldsProps) {
  const { optional } = words;
  return (
    <fieldset className="form__group">
      <legend className="form__legend">{words.about}</legend>
      <div className="form__fields">
        <TextField
          {...{ words: words.name, optional, error: errors.name }}
          name="name"
          autoComplete="name"
          required
        />
        <TextField
          {...{ words: words.email, optional, error: errors.email }}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <TextField {...{ words: words.phone, optional }} name="phone" type="tel" autoComplete="tel" />
        <TextField {...{ words: words.company, optional }} name="company" autoComplete="organization" />
        <KennitalaField words={words.kennitala} optional={optional} />
      </div>
    </fieldset>
  );
}
