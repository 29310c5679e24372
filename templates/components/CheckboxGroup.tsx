import { plainSpaces } from '../../src/define/payload.ts';
import { type ChoiceProps, FieldNotes, Optionality, useWiring } from './Field.tsx';

/** A choice of any number of options, as boxes to tick. */
export function CheckboxGroup({ name, words, required, optional, error, choices }: ChoiceProps) {
  const { id, defaultValue, 'aria-describedby': describedBy } = useWiring(name, words, error);
  const ticked = defaultValue?.split(', ');
  return (
    <fieldset className="field field--wide field--boxes" aria-describedby={describedBy}>
      <legend className="field__label">
        {words.label}
        <Optionality required={required} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={words.hint} error={error} />
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
