import type { Answers, FieldValues, Picked } from '../../define/answers.ts';
import { type ChoiceField, type FormField, type FormRules, isChoice } from '../../define/form-rules.ts';
import { optionTexts, type Payload, payloadOf, pick, plainSpaces, wordsOf } from '../../define/payload.ts';
import { type FieldError, findErrors } from '../../define/validation.ts';
import type { FormPages } from './form-page.ts';

/** A filled-in form: the payload, the typed values, and errors. */
export interface FilledForm {
  payload: Payload;
  values: FieldValues;
  errors: readonly FieldError[];
}

/**
 * Reads a form by the rules of the browser and drops unknown fields. Returns undefined if no browser can have sent it, or if it has a
 * choice that the site offers in no language.
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
  /** Chosen texts that no page of the site offers. */
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

/** Returns the words of a field in each language. */
function wordsInEach(rules: FormRules, name: string, pages: FormPages): object[] {
  return [...pages.values()].map(({ props }) => wordsOf(rules, name, { ...props.fields }));
}

/**
 * Returns the options whose texts were sent, all in one language. A script sends one text, a browser several; an option may contain `, `.
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

/** More fields than any form has; whoever sends more wants to keep the server busy. */
const mostFields = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Checks for the content type of a form: urlencoded, in UTF-8. */
export function isUrlencoded(type = ''): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type.trim());
}

/**
 * Parses an urlencoded body. Returns undefined for broken percent signs, invalid UTF-8 and too many fields. A map has no special names such
 * as `__proto__`.
 *
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export function parseFields(body: Uint8Array): SentFields | undefined {
  const fields = new Map<string, string[]>();
  const pairs = Buffer.from(body)
    .toString('latin1')
    .split('&', mostFields + 1);
  if (pairs.length > mostFields) return undefined;
  try {
    for (const pair of pairs.filter(Boolean)) {
      const [name = '', ...value] = pair.split('=');
      const decoded = decode(name);
      fields.set(decoded, [...(fields.get(decoded) ?? []), decode(value.join('='))]);
    }
  } catch {
    return undefined;
  }
  return fields;
}

/** @throws if the text is not encoded as it should be */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (/%(?![0-9a-f]{2})/i.test(spaced)) throw new SyntaxError('A percent sign is broken.');
  const bytes = spaced.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return utf8.decode(Buffer.from(bytes, 'latin1'));
}

/** Characters that HTML may not contain (html.spec.whatwg.org, "preprocessing the input stream"). */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * Cleans the text of a field: control characters become U+FFFD, line breaks `\n`, or spaces in a field of one line, and all spaces are
 * plain.
 */
function cleanText(field: FormField, text: string): string {
  const plain = plainSpaces(text).replace(/\r\n?/g, '\n').replace(unprintable, '\uFFFD');
  return field.kind === 'multiline' ? plain : plain.replaceAll('\n', ' ');
}

/** Returns the names of the fields that have one text: all but those that take any number of options. */
function singleNames({ fields }: FormRules): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind !== 'choices');
}

/** Checks for a repeated field of one text, which no browser sends. */
function isSentTwice(rules: FormRules, sent: SentFields): boolean {
  return singleNames(rules).some((name) => (sent.get(name)?.length ?? 0) > 1);
}

/** Returns all texts that were sent of a field, cleaned; empty ones are left out. */
function textsOf(field: FormField, sent: readonly string[] = []): string[] {
  return sent.filter(Boolean).map((text) => cleanText(field, text));
}

/** Returns the fields of a form as texts: what was sent first, or nothing typed; several options are joined by `, `. */
function valuesOf({ fields }: FormRules, sent: SentFields): Record<string, string> {
  const values = Object.entries(fields).map(([name, field]): [string, string] => {
    if (field.kind === 'choices') return [name, textsOf(field, sent.get(name)).join(', ')];
    return [name, cleanText(field, sent.get(name)?.[0] ?? '')];
  });
  return Object.fromEntries(values);
}

/** Checks for a text that is longer than the browser allows. Fields with `clean` report that themselves. */
function isTooLong({ fields }: FormRules, values: FieldValues): boolean {
  return Object.entries(fields).some(
    ([name, field]) =>
      !isChoice(field) && !('clean' in field) && (values[name] ?? '').length > field.maxLength,
  );
}

/** The fields of a form as they were sent: every value of each name. */
export type SentFields = ReadonlyMap<string, readonly string[]>;
