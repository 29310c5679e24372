import type { FieldValues } from './validation.ts';

/** The fields of a form post, in order (specification 8.10). */
export type Payload = readonly (readonly [name: string, value: string])[];

/**
 * A text with plain spaces alone, as every value of a payload has them. Labels are set with no-break spaces, and visitors
 * paste spaces of all kinds; whoever searches or compares what was sent expects the one of the keyboard.
 *
 * @example plainSpaces('79.000\u00A0kr.') // => '79.000 kr.'
 */
export function plainSpaces(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ');
}

/** The value of a field as it is sent: with plain spaces, and none at its ends. */
export function sentValue(values: FieldValues, name: string): string {
  return plainSpaces(values[name] ?? '').trim();
}

/** The anchor of what a page says when its form was sent without script. The server leads there. */
export const sentAnchor = 'sent';
