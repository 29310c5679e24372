import type { Answers, FieldValues, Picked } from '../../define/answers.ts';
import { type ChoiceField, type FormRules, isChoice } from '../../define/form-rules.ts';
import { optionTexts, type Payload, payloadOf, pick, plainSpaces, wordsOf } from '../../define/payload.ts';
import { type FieldError, findErrors } from '../../define/validation.ts';
import { isSentTwice, isTooLong, textsOf, valuesOf } from './clean.ts';
import type { FormPages } from './form-page.ts';
import type { SentFields } from './types.ts';

/** What a visitor has filled in: as it is sent on, as it was typed, and what is wrong with it. */
export interface FilledForm {
  payload: Payload;
  values: FieldValues;
  errors: readonly FieldError[];
}

/**
 * Reads a form by the browser's own rules. Fields that it does not have are dropped. Returns undefined if no browser can have
 * sent it, or if it chose what the site offers in no language.
 */
export function readForm(rules: FormRules, sent: SentFields, pages: FormPages): FilledForm | undefined {
  const answers = answersOf(rules, sent, pages);
  const { values, picked } = answers;
  if (isSentTwice(rules, sent) || isTooLong(rules, values)) return undefined;
  if (choicesOf(rules).some(([name]) => !picked[name])) return undefined;
  return { payload: payloadOf(rules, answers), values, errors: findErrors(rules, answers) };
}

/** A form that cannot be taken as far as it can be shown again, and why. */
export interface TypedForm extends Omit<FilledForm, 'payload'> {
  /** What it chose although no page of the site offers it. */
  gone: readonly string[];
}

/** Reads what a visitor has typed into a form that cannot be taken. */
export function readTyped(rules: FormRules, sent: SentFields, pages: FormPages): TypedForm {
  const answers = answersOf(rules, sent, pages);
  const gone = choicesOf(rules).flatMap(([name, field]) => {
    const offered = wordsInEach(rules, name, pages).flatMap((words) =>
      optionTexts(field, words).map(plainSpaces),
    );
    return textsOf(field, sent.get(name)).filter((text) => !offered.includes(text));
  });
  return { values: answers.values, errors: findErrors(rules, answers), gone };
}

/** Returns what was typed and chosen. A choice that the site offers in no language is left out. */
function answersOf(rules: FormRules, sent: SentFields, pages: FormPages): Answers {
  const values = valuesOf(rules, sent);
  const picked = choicesOf(rules).map(([name, field]) => [
    name,
    pickedIn(field, values[name] ?? '', wordsInEach(rules, name, pages)),
  ]);
  return { values, picked: Object.fromEntries(picked) };
}

function choicesOf({ fields }: FormRules): [name: string, field: ChoiceField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, ChoiceField][] =>
    isChoice(field) ? [[name, field]] : [],
  );
}

/** The words of a field in each language. */
function wordsInEach(rules: FormRules, name: string, pages: FormPages): object[] {
  return [...pages.values()].map(({ props }) => wordsOf(rules, name, { ...props.fields }));
}

/**
 * Returns the options whose texts were sent, all in one language: by script as one text, without it one by one. An option may
 * itself hold `, `.
 */
function pickedIn(
  field: ChoiceField,
  sent: string,
  wordsInEachLanguage: readonly object[],
): Picked | undefined {
  for (const words of wordsInEachLanguage) {
    const texts = optionTexts(field, words).map(plainSpaces);
    const picked = pick(
      field,
      words,
      texts.filter((text) => `, ${sent}, `.includes(`, ${text}, `)),
    );
    const isOne = field.kind === 'choices' || picked.texts.length < 2;
    if (isOne && picked.texts.join(', ') === sent) return picked;
  }
  return undefined;
}
