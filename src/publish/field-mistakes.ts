import { type ChoiceField, type FormField, isChoice, type TextField } from '../define/form-rules.ts';
import { optionTexts, plainSpaces } from '../define/payload.ts';
import type { FormControl } from '../html/read-page.ts';
import type { FormMistake } from './form-mistake.ts';

/** A field of a form in a language. */
interface Field<F extends FormField = FormField> {
  name: string;
  field: F;
  words: object | undefined;
}

/** Types of controls into which any text can be typed. Browsers heed `maxlength` in these alone. */
const textTypes = ['text', 'search', 'url', 'tel', 'email', 'password', 'textarea'];

/** Types of controls that send no text of a visitor. */
const otherTypes = ['checkbox', 'radio', 'file', 'select-one', 'select-multiple'];

/** Tells whether any text can be typed into a control of a type. */
export const isText = (type: string): boolean => textTypes.includes(type);

/** Returns what is wrong with the controls of a field. */
export function fieldMistakes(field: Field, controls: readonly FormControl[]): FormMistake[] {
  const [first, ...others] = controls;
  const control = field.name;
  if (!first) return [{ code: 'form-control-missing', args: { control } }];
  const wanted = wantedTypes(field.field, others.length === 0);
  const wrong = controls.find(({ type }) => !wanted.fits(type));
  if (wrong)
    return [{ code: 'form-control-type', args: { control, type: wrong.type, wanted: wanted.shown } }];
  const isMany = ['radio', 'checkbox'].includes(first.type);
  if (others.length > 0 && !isMany) return [{ code: 'form-control-twice', args: { control } }];
  return [...requiredMistakes(field, controls), ...valueMistakes(field, controls)];
}

function wantedTypes({ kind }: FormField, isAlone: boolean) {
  const fitsOne = (types: readonly string[]) => (type: string) => types.includes(type);
  if (kind === 'choices')
    return { shown: 'checkboxes or <select multiple>', fits: fitsOne(['checkbox', 'select-multiple']) };
  // A box alone is a choice of one option.
  if (kind === 'choice')
    return {
      shown: '<select> or radio buttons',
      fits: fitsOne(['select-one', 'radio', ...(isAlone ? ['checkbox'] : [])]),
    };
  return { shown: '<input> or <textarea>', fits: (type: string) => !otherTypes.includes(type) };
}

function requiredMistakes({ name, field }: Field, controls: readonly FormControl[]): FormMistake[] {
  const isRequired = controls.some((one) => one.isRequired);
  const isConditional = field.required === true && field.when !== undefined;
  // A browser demands every box that is required, so of several none may be.
  const isPossible = controls[0]?.type !== 'checkbox' || controls.length === 1;
  const isWanted = field.required === true && !isConditional && isPossible;
  if (isRequired === isWanted) return [];
  return [
    {
      code: 'form-control-required',
      args: { control: name, isRequired, isConditional, isOneOfMany: !isPossible },
    },
  ];
}

function valueMistakes({ name, field, words }: Field, controls: readonly FormControl[]): FormMistake[] {
  if (isChoice(field)) return words ? optionMistakes({ name, field, words }, controls) : [];
  return controls.flatMap((control) => lengthMistakes({ name, field, words }, control));
}

function optionMistakes(
  { name, field, words = {} }: Field<ChoiceField>,
  controls: readonly FormControl[],
): FormMistake[] {
  const texts = optionTexts(field, words).map(plainSpaces);
  const offered = controls.flatMap(({ values }) => values.map(plainSpaces));
  // The first choice, which is none.
  const isNone = (value: string) => value === '' && field.kind === 'choice';
  const unknown = offered.filter((value) => !texts.includes(value) && !isNone(value));
  const missing = texts.filter((text) => !offered.includes(text));
  if (unknown.length > 0)
    return unknown.map((value) => ({ code: 'form-option-unknown', args: { control: name, value, texts } }));
  if (missing.length > 0 || field.kind === 'choice')
    return missing.map((text) => ({ code: 'form-option-missing', args: { control: name, text } }));
  const isInOrder = texts.every((text, at) => text === offered[at]);
  return isInOrder ? [] : [{ code: 'form-option-order', args: { control: name, texts } }];
}

function lengthMistakes({ name, field }: Field<TextField>, { type, maxLength }: FormControl): FormMistake[] {
  const limit = 'typed' in field ? field.typed.maxLength : field.maxLength;
  if (!isText(type) || (maxLength !== undefined && maxLength <= limit)) return [];
  const found = maxLength === undefined ? {} : { found: maxLength };
  return [{ code: 'form-control-length', args: { control: name, limit, ...found } }];
}
