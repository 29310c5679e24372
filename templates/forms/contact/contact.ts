import { type Payload, sentValue } from '../../../src/define/payload.ts';
import type { FieldValues, RequiredField } from '../../../src/define/validation.ts';

/** What the simple contact form asks for, in the order of its fields (specification 8.3). */
export const contactRequired: readonly RequiredField[] = ['name', 'email', 'message'];

/** The four fields of the simple contact form (specification 8.10). */
export function contactPayload(values: FieldValues): Payload {
  return [
    ['form-name', 'simple-contact'],
    ['name', sentValue(values, 'name')],
    ['email', sentValue(values, 'email')],
    ['message', sentValue(values, 'message')],
  ];
}
