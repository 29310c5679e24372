import { maxLengths } from '../../../templates/forms/lengths.ts';
import { plainSpaces } from '../../define/payload.ts';
import type { SentFields } from './types.ts';

const ofSeveralLines = ['description', 'message'];

/** What HTML may not hold (html.spec.whatwg.org, "preprocessing the input stream"); databases and files stumble over NUL. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * The single text of a field as it is kept: control characters are replaced as HTML does it with NUL; line
 * breaks are `\n`, and a field of one line has none, as in a browser; spaces are plain, as the page's script sends them.
 */
export function cleanText(name: string, text: string): string {
  const plain = plainSpaces(text).replace(/\r\n?/g, '\n').replace(unprintable, '\uFFFD');
  return ofSeveralLines.includes(name) ? plain : plain.replaceAll('\n', ' ');
}

/** The fields with these names as texts; nothing when one of them was sent twice, which no browser does. */
export function singleTexts(
  fields: SentFields,
  names: readonly string[],
): Record<string, string> | undefined {
  if (names.some((name) => (fields.get(name)?.length ?? 0) > 1)) return undefined;
  return firstTexts(fields, names);
}

/** The fields with these names as texts: what was sent first, or nothing typed. */
export function firstTexts(fields: SentFields, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, cleanText(name, fields.get(name)?.[0] ?? '')]));
}

/** Whether a text is longer than the browser allows. */
export function isTooLong(values: Readonly<Record<string, string>>): boolean {
  return Object.entries(maxLengths).some(([name, most]) => (values[name] ?? '').length > most);
}
