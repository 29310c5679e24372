import type { AgencyWords } from '../../../src/define/form.ts';
// Not by the index, whose other parts would reach the browser too.
import { defineFormRules } from '../../../src/define/form-rules.ts';
import { lengths } from '../lengths.ts';

/** The simple message form (specification 8.3). */
export const contactRules = defineFormRules({
  name: 'simple-contact',
  fields: {
    name: { kind: 'text', required: true, maxLength: lengths.line, autoComplete: 'name' },
    email: { kind: 'email', required: true, maxLength: lengths.email, autoComplete: 'email' },
    message: { kind: 'multiline', required: true, maxLength: lengths.message },
  },
  groups: [{ fields: ['name', 'email', 'message'] }],
  payload: ['name', 'email', 'message'],
});

/** How it is presented to the agency. */
export const contactAgency: AgencyWords<keyof typeof contactRules.fields> = {
  title: 'Skilaboð af vefnum',
  labels: { name: 'Nafn', email: 'Netfang', message: 'Skilaboð' },
  sender: { name: 'name', email: 'email' },
};
