import type { Attributes, FactPool, FormControl } from './facts.ts';

/** Types of inputs without a value from the visitor. */
const buttons = ['submit', 'reset', 'button', 'image'];

/** Collects the controls that a browser submits without script. Disabled ones are left out. */
export function createControlReader({ intern }: FactPool) {
  let fieldsets = 0;
  let disabledFrom: number | undefined;
  let select: FormControl | undefined;
  let option: { control: FormControl; text: string } | undefined;
  return {
    /** Reads an element. Returns a control if the browser submits it. */
    read(name: string, attributes: Attributes): FormControl | undefined {
      const isDisabled = 'disabled' in attributes;
      if (name === 'fieldset') {
        fieldsets += 1;
        if (isDisabled) disabledFrom ??= fieldsets;
      }
      if (name === 'option' && select && !isDisabled) {
        if (attributes.value === undefined) option = { control: select, text: '' };
        else select.values.push(intern(attributes.value));
      }
      const type = typeOf(name, attributes);
      if (type === undefined) return undefined;
      const control = controlOf(type, attributes, intern);
      if (name === 'select') select = control;
      return isDisabled || disabledFrom !== undefined ? undefined : control;
    },
    add(text: string): void {
      if (option) option.text += text;
    },
    close(name: string): void {
      if (name === 'option' && option) {
        option.control.values.push(intern(option.text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')));
        option = undefined;
      }
      if (name === 'select') select = undefined;
      if (name !== 'fieldset') return;
      if (disabledFrom === fieldsets) disabledFrom = undefined;
      fieldsets -= 1;
    },
  };
}

/** Element names of control types other than inputs. */
const elements: Readonly<Record<string, string>> = {
  textarea: 'textarea',
  'select-one': 'select',
  'select-multiple': 'select',
};

/** Returns the DOM `type` of a control; undefined for other elements. */
function typeOf(name: string, attributes: Attributes): string | undefined {
  if (name === 'textarea') return name;
  if (name === 'select') return 'multiple' in attributes ? 'select-multiple' : 'select-one';
  if (name !== 'input') return undefined;
  const type = attributes.type?.toLowerCase() || 'text';
  return buttons.includes(type) ? undefined : type;
}

function controlOf(type: string, attributes: Attributes, intern: FactPool['intern']): FormControl {
  const { name = '', value, maxlength } = attributes;
  const element = elements[type] ?? 'input';
  const isBox = type === 'checkbox' || type === 'radio';
  return {
    type: intern(type),
    name: intern(name),
    values: element === 'input' ? [intern(value ?? (isBox ? 'on' : ''))] : [],
    isRequired: 'required' in attributes,
    ...(maxlength !== undefined && { maxLength: Number(maxlength) }),
    ...(name === '' && { markup: intern(markupOf(element, attributes)) }),
  };
}

function markupOf(element: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${value}"` : ` ${name}`,
  );
  return `<${element}${written.join('')}>`;
}
