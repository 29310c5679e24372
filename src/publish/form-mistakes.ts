import { reserved } from '../define/check-form.ts';
import type { FormRules } from '../define/form-rules.ts';
import { type WordsByField, wordsOf } from '../define/payload.ts';
import { withSuggestion } from '../diagnostics/index.ts';
import type { FormControl, PageForm } from '../html/read-page.ts';
import { fieldMistakes, isText } from './field-mistakes.ts';
import type { FormMistake } from './form-mistake.ts';

const formName = 'form-name';
const trap = 'bot-field';

/** Returns what is wrong in the HTML of a form. Without the words of its fields, options are not looked at. */
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

/** Controls that each form has beside its fields, with their values. */
const ownControls = (form: string) => [
  { name: formName, value: form, fits: (type: string) => type === 'hidden', wanted: 'type="hidden"' },
  { name: trap, value: '', fits: isText, wanted: 'type="text"' },
];

type OwnControl = ReturnType<typeof ownControls>[number];

function ownMistakes(
  { name, value, fits, wanted }: OwnControl,
  controls: readonly FormControl[],
): FormMistake[] {
  const [found, other] = controls;
  const control = name;
  if (!found) return [{ code: 'form-control-missing', args: { control } }];
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
  const known = [...fields, ...reserved];
  return controls.flatMap(({ name, markup = '' }): FormMistake[] => {
    if (name === '') return [{ code: 'form-control-unnamed', args: { markup } }];
    if (known.includes(name)) return [];
    return [{ code: 'form-control-unknown', args: { control: name, ...withSuggestion(name, fields) } }];
  });
}
