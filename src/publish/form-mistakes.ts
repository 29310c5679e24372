import { reserved } from '../define/check-form.ts';
import {
  type ChoiceField,
  type FormField,
  type FormRules,
  isChoice,
  type TextField,
} from '../define/form-rules.ts';
import { optionTexts, plainSpaces, type WordsByField, wordsOf } from '../define/payload.ts';
import { type Args, type Code, withSuggestion } from '../diagnostics/index.ts';
import type { FormControl, PageForm } from '../pages/html/read-page.ts';

const formName = 'form-name';
const trap = 'bot-field';

/** Finds the mistakes in the HTML of a form. Options are checked only if the texts of the fields are known. */
export function findMistakes(form: PageForm, rules: FormRules, words?: WordsByField): FormMistake[] {
  const named = (name: string) => form.controls.filter((control) => control.name === name);
  return [
    ...attributeMistakes(form.attributes, rules.name),
    ...ownControls(rules.name).flatMap((own) => ownMistakes(own, named(own.name))),
    ...strayMistakes(form.controls, Object.keys(rules.fields)),
    ...Object.entries(rules.fields).flatMap(([name, field]) =>
      fieldMistakes({ name, field, words: words && wordsOf(rules, name, words) }, named(name)),
    ),
  ];
}

function attributeMistakes(attributes: PageForm['attributes'], name: string): FormMistake[] {
  const wanted = {
    ...{ name, method: 'post', action: '/' },
    ...{ 'data-netlify': 'true', 'netlify-honeypot': trap },
    ...{ novalidate: undefined, enctype: undefined },
  };
  return Object.entries(wanted).flatMap(([attribute, value]): FormMistake[] => {
    const written = attributes[attribute];
    const found = attribute === 'method' ? written?.toLowerCase() : written;
    if (found === value || (attribute === 'enctype' && found === urlencoded)) return [];
    const args = {
      attribute,
      ...(found !== undefined && { found }),
      ...(value !== undefined && { wanted: value }),
    };
    return [{ code: 'form-attribute', args }];
  });
}

const urlencoded = 'application/x-www-form-urlencoded';

/** Returns the controls that every form needs in addition to its fields. */
const ownControls = (form: string) => [
  {
    ...{ name: formName, value: form, markup: `<input type="hidden" name="${formName}" value="${form}">` },
    ...{ fits: (type: string) => type === 'hidden', wanted: 'type="hidden"' },
  },
  {
    ...{ name: trap, value: '', markup: `<input type="text" name="${trap}" hidden>` },
    ...{ fits: isText, wanted: 'type="text"' },
  },
];

type OwnControl = ReturnType<typeof ownControls>[number];

function ownMistakes(
  { name, value, markup, fits, wanted }: OwnControl,
  controls: readonly FormControl[],
): FormMistake[] {
  const [found, other] = controls;
  const control = name;
  if (!found) return [{ code: 'form-control-missing', args: { control, markup, isConditional: false } }];
  if (other) return [{ code: 'form-control-twice', args: { control } }];
  const { type, isRequired, values } = found;
  if (!fits(type)) return [{ code: 'form-control-type', args: { control, type, wanted } }];
  if (isRequired)
    return [
      {
        code: 'form-control-required',
        args: { control, isRequired, isConditional: false, isOneOfMany: false },
      },
    ];
  if (values.every((one) => one === value)) return [];
  return [{ code: 'form-control-value', args: { control, value: values.join(), wanted: value } }];
}

function strayMistakes(controls: readonly FormControl[], fields: readonly string[]): FormMistake[] {
  const expected = [...fields, ...reserved];
  return controls.flatMap(({ name, markup = '' }): FormMistake[] => {
    if (name === '') return [{ code: 'form-control-unnamed', args: { markup } }];
    if (expected.includes(name)) return [];
    return [{ code: 'form-control-unknown', args: { control: name, ...withSuggestion(name, fields) } }];
  });
}

type FormCode = Extract<
  Code,
  'form-attribute' | 'form-options' | `form-control-${string}` | 'form-option-textless'
>;

/** A mistake in the HTML of a form, without its place. */
export type FormMistake = { [C in FormCode]: { code: C; args: Omit<Args<C>, 'pages' | 'form'> } }[FormCode];

/** A field of a form, with its texts in one language. */
interface WordedField<F extends FormField = FormField> {
  name: string;
  field: F;
  words: object | undefined;
}

/** Types of controls for free text. Browsers apply `maxlength` only to these. */
const textTypes = ['text', 'search', 'url', 'tel', 'email', 'password', 'textarea'];

/** Types of controls without text from the visitor. */
const otherTypes = ['checkbox', 'radio', 'file', 'select-one', 'select-multiple'];

/** Checks whether a type of control is for free text. */
const isText = (type: string): boolean => textTypes.includes(type);

/** Finds the mistakes in the controls of a field. */
function fieldMistakes(field: WordedField, controls: readonly FormControl[]): FormMistake[] {
  const [first, ...others] = controls;
  const control = field.name;
  if (!first) return [{ code: 'form-control-missing', args: { control, ...wantedControl(field) } }];
  const wanted = wantedTypes(field.field, others.length === 0);
  const wrong = controls.find(({ type }) => !wanted.fits(type));
  if (wrong)
    return [{ code: 'form-control-type', args: { control, type: wrong.type, wanted: wanted.shown } }];
  const isMany = ['radio', 'checkbox'].includes(first.type);
  if (others.length > 0 && !isMany) return [{ code: 'form-control-twice', args: { control } }];
  return [...requiredMistakes(field, controls), ...valueMistakes(field, controls)];
}

/** Types of inputs for the kinds of text fields. */
const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const;

/** Returns the HTML of a control as its definition wants it. */
function wantedControl({ name, field }: WordedField): { markup: string; isConditional: boolean } {
  const isConditional = field.when !== undefined;
  // Of several boxes none may be required: browsers would demand each of them.
  const isRequired = field.required === true && !isConditional && field.kind !== 'choices';
  return {
    markup: markupOf(field, `name="${name}"${isRequired ? ' required' : ''}`),
    isConditional,
  };
}

function markupOf(field: FormField, attributes: string): string {
  if (isChoice(field))
    return field.kind === 'choice'
      ? `<select ${attributes}> with its options`
      : `<input type="checkbox" ${attributes} value="…"> for each option`;
  const limited = `${attributes} maxlength="${limitOf(field)}"`;
  if (field.kind === 'multiline') return `<textarea ${limited}></textarea>`;
  return `<input type="${inputTypes[field.kind]}" ${limited}>`;
}

/** Returns how many characters a control takes. */
const limitOf = (field: TextField): number => ('typed' in field ? field.typed.maxLength : field.maxLength);

function wantedTypes({ kind }: FormField, isAlone: boolean) {
  const fitsOne = (types: readonly string[]) => (type: string) => types.includes(type);
  if (kind === 'choices')
    return { shown: 'checkboxes or <select multiple>', fits: fitsOne(['checkbox', 'select-multiple']) };
  // A single checkbox is a choice with one option.
  if (kind === 'choice')
    return {
      shown: '<select> or radio buttons',
      fits: fitsOne(['select-one', 'radio', ...(isAlone ? ['checkbox'] : [])]),
    };
  return { shown: '<input> or <textarea>', fits: (type: string) => !otherTypes.includes(type) };
}

function requiredMistakes({ name, field }: WordedField, controls: readonly FormControl[]): FormMistake[] {
  const isRequired = controls.some((one) => one.isRequired);
  const isConditional = field.required === true && field.when !== undefined;
  // With several required checkboxes, browsers would demand that all are checked.
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

function valueMistakes({ name, field, words }: WordedField, controls: readonly FormControl[]): FormMistake[] {
  if (isChoice(field)) return words ? optionMistakes({ name, field, words }, controls) : [];
  return controls.flatMap((control) => lengthMistakes({ name, field, words }, control));
}

function optionMistakes(
  { name, field, words = {} }: WordedField<ChoiceField>,
  controls: readonly FormControl[],
): FormMistake[] {
  const texts = optionTexts(field, words).map(plainSpaces);
  const textless = field.options.filter((_, at) => texts[at] === '');
  if (textless.length > 0)
    return [{ code: 'form-option-textless', args: { control: name, options: textless } }];
  const offered = controls.flatMap(({ values }) => values.map(plainSpaces));
  // The empty first option of a select.
  const isNone = (value: string) => value === '' && field.kind === 'choice';
  const unknown = offered.filter((value) => !texts.includes(value) && !isNone(value));
  const missing = texts.filter((text) => !offered.includes(text));
  const isInOrder = field.kind === 'choice' || texts.every((text, at) => text === offered[at]);
  if (unknown.length === 0 && missing.length === 0 && isInOrder) return [];
  return [{ code: 'form-options', args: { control: name, unknown, missing, texts } }];
}

function lengthMistakes(
  { name, field }: WordedField<TextField>,
  { type, maxLength }: FormControl,
): FormMistake[] {
  const limit = limitOf(field);
  if (!isText(type) || (maxLength !== undefined && maxLength <= limit)) return [];
  const found = maxLength === undefined ? {} : { found: maxLength };
  return [{ code: 'form-control-length', args: { control: name, limit, ...found } }];
}
