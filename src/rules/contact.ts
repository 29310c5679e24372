import type { Payload } from './payload.ts';
import type { FieldValues, RequiredField } from './validation.ts';

/** What the simple contact form asks for, in the order of its fields (spec section 5). */
export const contactRequired: readonly RequiredField[] = ['name', 'email', 'message'];

/** The four fields of the simple contact form (spec section 7, decision 7). */
export function contactPayload({ name = '', email = '', message = '' }: FieldValues): Payload {
  return [
    ['form-name', 'simple-contact'],
    ['name', name.trim()],
    ['email', email.trim()],
    ['message', message.trim()],
  ];
}
