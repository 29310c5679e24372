import { type FormField, type FormRules, fieldsInOrder, isChoice } from './form-rules.ts';

const kinds: readonly FormField['kind'][] = ['text', 'email', 'phone', 'multiline', 'choice', 'choices'];

/**
 * Field names reserved by every form: the form's name, the honeypot, and the page language of a form that was
 * returned.
 */
export const reserved = ['form-name', 'bot-field', 'language'];

/** The parts of a form that must be consistent. */
interface CheckedForm {
  rules: FormRules;
  agency: { labels: object; sender: { name: string; email?: string } };
}

/** A mistake in a form definition. */
interface FormMistake {
  /** The list or field that contains it. */
  part: string;
  /** A sentence with the fix. */
  text: string;
}

/** Finds the mistakes in a form definition. */
export function findFormMistakes({ rules, agency }: CheckedForm): FormMistake[] {
  const { fields, payload } = rules;
  const names = Object.keys(fields);
  const lists = { groups: fieldsInOrder(rules), payload, labels: Object.keys(agency.labels) };
  return [
    ...Object.entries(lists).flatMap(([list, listed]) =>
      [...missingIn(list, listed, names), ...unknownIn(list, listed, names), ...twiceIn(list, listed)].map(
        (text) => ({ part: list, text }),
      ),
    ),
    ...senderMistakes(agency.sender, fields).map((text) => ({ part: 'sender', text })),
    ...names.flatMap((field) =>
      mistakesOf(field, rules).map((mistake) => ({ part: field, text: `Its field “${field}” ${mistake}` })),
    ),
  ];
}

function senderMistakes(
  { name, email }: CheckedForm['agency']['sender'],
  fields: FormRules['fields'],
): string[] {
  return [
    ...unknownIn('sender', email === undefined ? [name] : [...new Set([name, email])], Object.keys(fields)),
    ...(email !== undefined && fields[email] && fields[email].kind !== 'email'
      ? [`“email” in “sender” is “${email}”, whose kind is not “email”. Name another field, or leave it out.`]
      : []),
  ];
}

function missingIn(list: string, listed: readonly string[], names: readonly string[]): string[] {
  return names
    .filter((name) => !listed.includes(name))
    .map((name) => `Its field “${name}” is missing from “${list}”. Add it.`);
}

function unknownIn(list: string, listed: readonly string[], names: readonly string[]): string[] {
  return listed
    .filter((name) => !names.includes(name))
    .map((name) => `“${name}” in “${list}” is not one of its fields. Write one of: ${names.join(', ')}.`);
}

function twiceIn(list: string, listed: readonly string[]): string[] {
  const again = listed.filter((name, at) => listed.indexOf(name) < at);
  return [...new Set(again)].map((name) => `“${name}” is in “${list}” twice. Write it once.`);
}

function mistakesOf(name: string, { fields }: FormRules): string[] {
  const field = fields[name] as FormField;
  if (!kinds.includes(field.kind))
    return [`has the unknown kind “${field.kind}”. Write one of: ${kinds.join(', ')}.`];
  return [
    ...(reserved.includes(name) ? ['has a name that every form reserves. Choose another one.'] : []),
    ...(isChoice(field) ? optionMistakes(field) : lengthMistakes(field)),
    ...conditionMistakes(field, fields),
  ];
}

function optionMistakes({ options = [] }: { options?: readonly string[] }): string[] {
  return options.length > 0
    ? twiceIn('options', options).map((mistake) => `has a mistake: ${mistake}`)
    : ['has nothing to choose from. Add “options”.'];
}

function lengthMistakes(field: Exclude<FormField, { options: unknown }>): string[] {
  if (Number.isSafeInteger(field.maxLength) && field.maxLength > 0) return [];
  return ['has no limit. Add a whole number above 0 as its “maxLength”.'];
}

function conditionMistakes({ when }: FormField, fields: FormRules['fields']): string[] {
  if (!when) return [];
  const other = fields[when.field];
  if (!other || !isChoice(other)) {
    const choices = Object.keys(fields).filter((name) => isChoice(fields[name] as FormField));
    const advice =
      choices.length > 0 ? `Write one of: ${choices.join(', ')}.` : 'It has none: remove “when”.';
    return [`is shown when “${when.field}” is chosen, which is not a choice in this form. ${advice}`];
  }
  const unknown = when.isAnyOf.filter((option) => !other.options.includes(option));
  return [
    ...(when.isAnyOf.length > 0 ? [] : ['is never shown. Add options to “isAnyOf” of its “when”.']),
    ...unknown.map(
      (option) => `is shown when “${when.field}” is “${option}”, which is not one of its options.`,
    ),
  ];
}
