import { plainSpaces } from '../../src/define/payload.ts';
import { type ChoiceProps, fieldId, Optionality, useTyped } from './Field.tsx';

/** A choice of any number of options, as boxes to tick. */
export function CheckboxGroup({ name, words, required, optional, error, choices }: ChoiceProps) {
  const id = fieldId(name);
  const ticked = useTyped(name)?.split(', ');
  const describedBy = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="field field--wide field--boxes" aria-describedby={describedBy || undefined}>
      <legend className="field__label">
        {words.label}
        <Optionality required={required} optional={optional} />
      </legend>
      {words.hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
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
