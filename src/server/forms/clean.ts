import { maxLengths } from '../../rules/lengths.ts';
import { plainSpaces } from '../../rules/payload.ts';
import type { SentFields } from './types.ts';

const ofSeveralLines = ['description', 'message'];

/**
 * The single text of a field as it is kept: NUL, which databases and files stumble over, is replaced as HTML does it; line
 * breaks are `\n`, and a field of one line has none, as in a browser; spaces are plain, as the page's script sends them.
 */
export function cleanText(name: string, text: string): string {
  const plain = plainSpaces(text).replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');
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
