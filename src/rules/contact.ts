import { type Payload, sentValue } from './payload.ts';
import type { FieldValues, RequiredField } from './validation.ts';

/** What the simple contact form asks for, in the order of its fields (spec section 5). */
export const contactRequired: readonly RequiredField[] = ['name', 'email', 'message'];

/** The four fields of the simple contact form (spec section 7, decision 7). */
export function contactPayload(values: FieldValues): Payload {
  return [
    ['form-name', 'simple-contact'],
    ['name', sentValue(values, 'name')],
    ['email', sentValue(values, 'email')],
    ['message', sentValue(values, 'message')],
  ];
}
