import type { FieldValues } from '../../define/answers.ts';
import { type FormField, type FormRules, isChoice } from '../../define/form-rules.ts';
import { plainSpaces } from '../../define/payload.ts';
import type { SentFields } from './types.ts';

/** What HTML may not hold (html.spec.whatwg.org, "preprocessing the input stream"); databases and files stumble over NUL. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * Returns the single text of a field as it is kept: control characters are replaced as HTML does it with NUL; line
 * breaks are `\n`, and a field of one line has none, as in a browser; spaces are plain, as the page's script sends them.
 */
function cleanText(field: FormField, text: string): string {
  const plain = plainSpaces(text).replace(/\r\n?/g, '\n').replace(unprintable, '\uFFFD');
  return field.kind === 'multiline' ? plain : plain.replaceAll('\n', ' ');
}

/** Returns the names of the fields that have one text: all but those that take any number of options. */
function singleNames({ fields }: FormRules): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind !== 'choices');
}

/** Whether a field of one text was sent twice, which no browser does. */
export function isSentTwice(rules: FormRules, sent: SentFields): boolean {
  return singleNames(rules).some((name) => (sent.get(name)?.length ?? 0) > 1);
}

/** Returns all texts that were sent of a field, cleaned; empty ones are left out. */
export function textsOf(field: FormField, sent: readonly string[] = []): string[] {
  return sent.filter(Boolean).map((text) => cleanText(field, text));
}

/** Returns the fields of a form as texts: what was sent first, or nothing typed; several options are joined by `, `. */
export function valuesOf({ fields }: FormRules, sent: SentFields): Record<string, string> {
  const values = Object.entries(fields).map(([name, field]): [string, string] => {
    if (field.kind === 'choices') return [name, textsOf(field, sent.get(name)).join(', ')];
    return [name, cleanText(field, sent.get(name)?.[0] ?? '')];
  });
  return Object.fromEntries(values);
}

/** Tells whether a text is longer than the browser allows. What is cleaned has a message of its own. */
export function isTooLong({ fields }: FormRules, values: FieldValues): boolean {
  return Object.entries(fields).some(
    ([name, field]) =>
      !isChoice(field) && !('clean' in field) && (values[name] ?? '').length > field.maxLength,
  );
}
