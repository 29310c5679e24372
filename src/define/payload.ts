import { type Answers, isAsked, type Picked } from './answers.ts';
import { type ChoiceField, type FormRules, isChoice } from './form-rules.ts';

/** The fields of a form post, in order (specification 8.10). */
export type Payload = readonly (readonly [name: string, value: string])[];

/** The words of the fields of a form in one language, by key. */
export type WordsByField = Readonly<Record<string, unknown>>;

/**
 * A text with plain spaces only, as in every value of a payload. Labels are set with no-break spaces, and visitors
 * paste spaces of all kinds; whoever searches or compares what was sent expects the one of the keyboard.
 *
 * @example plainSpaces('79.000\u00A0kr.') // => '79.000 kr.'
 */
export function plainSpaces(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ');
}

/** Returns the options of a choice as they are shown in a language, in order. What is sent has plain spaces. */
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

/** Returns the options whose texts were chosen, in the order of the field. Spaces of any kind are equal. */
export function pick(field: ChoiceField, words: object, chosen: readonly string[]): Picked {
  const texts = optionTexts(field, words).map(plainSpaces);
  const plain = chosen.map(plainSpaces);
  const isChosen = (_: string, at: number) => plain.includes(texts[at] ?? '');
  return { options: field.options.filter(isChosen), texts: texts.filter(isChosen) };
}

/** Returns the words of a field among those of its form. */
export function wordsOf({ fields }: FormRules, name: string, words: WordsByField): object {
  return Object(words[fields[name]?.words ?? name]);
}

/**
 * Returns what a form sends (specification 8.10): its name and all of its fields. What is empty or hidden is sent as an empty
 * string; the texts of several options are joined by `, ` in the order of the form.
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

/** The anchor of what a page says when its form was sent without script. The server leads there. */
export const sentAnchor = '_sent';
