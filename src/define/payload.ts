import { type Answers, isAsked, type Picked } from './answers.ts';
import { type ChoiceField, type FormRules, isChoice } from './form-rules.ts';

/** The fields of a form post, in order (specification 8.10). */
export type Payload = readonly (readonly [name: string, value: string])[];

/** The texts of form fields in one language, by content key. */
export type WordsByField = Readonly<Record<string, unknown>>;

/**
 * Replaces all kinds of spaces with plain ones, as in every payload value. Labels contain no-break spaces and
 * visitors paste other kinds, but searches and comparisons expect plain spaces.
 *
 * @example plainSpaces('79.000\u00A0kr.') // => '79.000 kr.'
 */
export function plainSpaces(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ');
}

/** Returns the texts of the options of a choice, in order. Payloads contain them with plain spaces. */
export function optionTexts({ options, textOf = textInWords }: ChoiceField, words: object): string[] {
  return options.map((option) => textOf(option, words));
}

function textInWords(
  option: string,
  words: { options?: Record<string, string | { title: string }> },
): string {
  const text = words.options?.[option] ?? '';
  return typeof text === 'string' ? text : text.title;
}

/** Returns the options with the selected texts, in field order. All kinds of spaces are equal. */
export function pick(field: ChoiceField, words: object, chosen: readonly string[]): Picked {
  const texts = optionTexts(field, words).map(plainSpaces);
  const plain = chosen.map(plainSpaces);
  const isChosen = (_: string, at: number) => plain.includes(texts[at] ?? '');
  return { options: field.options.filter(isChosen), texts: texts.filter(isChosen) };
}

/** Returns the texts of a field from those of its form. */
export function wordsOf({ fields }: FormRules, name: string, words: WordsByField): object {
  return Object(words[fields[name]?.words ?? name]);
}

/**
 * Builds the payload of a form (specification 8.10): its name and all fields. Empty and hidden fields are
 * empty strings. The texts of several options are joined by `, ` in form order.
 */
export function payloadOf({ name: form, fields, payload }: FormRules, answers: Answers): Payload {
  const sentOf = (name: string): string => {
    const field = fields[name];
    if (!field || !isAsked(field, answers)) return '';
    if (isChoice(field)) return answers.picked[name]?.texts.join(', ') ?? '';
    const text = plainSpaces(answers.values[name] ?? '').trim();
    return 'clean' in field ? field.clean(text) : text;
  };
  return [['form-name', form], ...payload.map((name) => [name, sentOf(name)] as const)];
}

/** The anchor of the confirmation after a post without script. The server redirects to it. */
export const sentAnchor = '_sent';
