import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { FieldValues } from '../../src/define/answers.ts';
import { plainSpaces } from '../../src/define/payload.ts';

/** The words of a field, as the content gives them. */
export interface FieldWords {
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
}

interface FieldFrameProps {
  id: string;
  words: FieldWords;
  required?: boolean | undefined;
  /** The note at a field that may stay empty. */
  optional: string;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A label above, a hint and what is wrong below the label, and the field. */
function FieldFrame(props: FieldFrameProps) {
  const { id, words, required, optional, error, className = '', children } = props;
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field__label" htmlFor={id}>
        {words.label}
        <Optionality required={required} optional={optional} />
      </label>
      <FieldNotes id={id} hint={words.hint} error={error} />
      {children}
    </div>
  );
}

/** The hint of a field, and what is wrong with it. */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldFrameProps, 'id' | 'error'> & Pick<FieldWords, 'hint'>) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p key={error} className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** Says beside a label whether the field may stay empty. */
export function Optionality({ required, optional }: Pick<FieldFrameProps, 'required' | 'optional'>) {
  return required ? (
    <span className="field__required" aria-hidden="true">
      {' *'}
    </span>
  ) : (
    <span className="field__optional">{` (${optional})`}</span>
  );
}

interface FieldProps {
  words: FieldWords;
  optional: string;
  /** What is wrong with the field. */
  error?: string | undefined;
  className?: string | undefined;
}

/** The id of the field with a name. */
export const fieldId = (name: string) => `_field-${name}`;

const FieldValuesContext = createContext<FieldValues | undefined>(undefined);

/** Gives the fields inside it what was typed into them before, by name. */
export const TypedValues = FieldValuesContext.Provider;

/** What was typed into the field with a name before. */
export function useTyped(name: string): string | undefined {
  return useContext(FieldValuesContext)?.[name];
}

/** What ties an input to its words; the id is made from the name. */
export function useWiring(name: string, { hint, placeholder }: FieldWords, error?: string) {
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    placeholder,
    defaultValue: useTyped(name),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type InputProps<T extends 'input' | 'textarea'> = FieldProps & ComponentProps<T> & { name: string };

/** A field of one line. */
export function TextField({ words, optional, error, className, ...input }: InputProps<'input'>) {
  const wired = useWiring(input.name, words, error);
  return (
    <FieldFrame id={wired.id} {...{ words, optional, error, className }} required={input.required}>
      <input className="field__input" type="text" {...input} {...wired} />
    </FieldFrame>
  );
}

/** A field of many lines. */
export function TextArea({ words, optional, error, className, ...input }: InputProps<'textarea'>) {
  const wired = useWiring(input.name, words, error);
  return (
    <FieldFrame id={wired.id} {...{ words, optional, error, className }} required={input.required}>
      <textarea className="field__input field__input--area" rows={6} {...input} {...wired} />
    </FieldFrame>
  );
}

export interface ChoiceProps extends FieldProps {
  name: string;
  required?: boolean | undefined;
  /** The choices; what is shown is also what is sent, with plain spaces (specification 8.10). */
  choices: readonly string[];
}

interface SelectFieldProps extends ChoiceProps {
  /** The first, empty choice. */
  prompt: string;
}

/** A choice of one. */
export function SelectField({ name, required, prompt, choices, ...frame }: SelectFieldProps) {
  const { placeholder: _, ...wired } = useWiring(name, frame.words, frame.error);
  return (
    <FieldFrame id={wired.id} required={required} {...frame}>
      <select className="field__input field__input--select" required={required} {...wired}>
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice} value={plainSpaces(choice)}>
            {choice}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
