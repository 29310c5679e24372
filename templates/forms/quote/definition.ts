import type { AgencyWords } from '../../../src/define/form.ts';
// Not by the index, whose other parts would reach the browser too.
import { defineFormRules } from '../../../src/define/form-rules.ts';
import { formatIsk } from '../../data/money.ts';
import { lengths } from '../lengths.ts';
import { type ServiceKey, serviceKeys } from './services.ts';

/** The most characters that a kennitala has (specification 8.5). */
const kennitalaLength = 10;

/**
 * A kennitala as it is sent. Hyphens, dashes and blanks are dropped and not counted. There is no checksum: since February 2026 Þjóðskrá gives out numbers without a check digit.
 *
 * @example cleanKennitala('123456-7890') // => '1234567890'
 */
function cleanKennitala(text: string): string {
  return text.replace(/[\s\p{Pd}\u2212]/gu, '');
}

/** The services that ask for a budget for each month; all others ask for one for the project (specification 8.8). */
export const monthlyServices: readonly ServiceKey[] = ['marketing', 'social'];

/** The budgets to choose from, in ISK (specification 8.7). */
const monthlyAmounts = ['50000', '100000', '200000', '500000', '1000000'];
const projectAmounts = ['500000', '1000000', '2000000', '5000000', '10000000'];

/** Amounts are the same in every language. */
const budgetText = (option: string, { custom }: { custom: string }) =>
  option === 'custom' ? custom : formatIsk(Number(option));

/** The quote form (specification 8.1). */
export const quoteRules = defineFormRules({
  name: 'contact',
  fields: {
    name: { kind: 'text', required: true, maxLength: lengths.line, autoComplete: 'name' },
    email: { kind: 'email', required: true, maxLength: lengths.email, autoComplete: 'email' },
    company: { kind: 'text', maxLength: lengths.line, autoComplete: 'organization' },
    kennitala: {
      kind: 'text',
      clean: cleanKennitala,
      maxLength: kennitalaLength,
      typed: { maxLength: 11, pattern: '[0-9]{6}[ \\-]?[0-9]{4}' },
      autoComplete: 'off',
      inputMode: 'numeric',
    },
    phone: { kind: 'phone', maxLength: 50, autoComplete: 'tel' },
    selectedServices: { kind: 'choices', words: 'services', options: serviceKeys },
    timeline: { kind: 'choice', options: ['asap', '1month', '3months', '6months', 'planning'] },
    monthlyBudget: {
      kind: 'choice',
      options: [...monthlyAmounts, 'custom'],
      textOf: budgetText,
      when: { field: 'selectedServices', isAnyOf: monthlyServices },
    },
    projectBudget: {
      kind: 'choice',
      options: [...projectAmounts, 'custom'],
      textOf: budgetText,
      when: {
        field: 'selectedServices',
        isAnyOf: serviceKeys.filter((key) => !monthlyServices.includes(key)),
      },
    },
    description: { kind: 'multiline', required: true, maxLength: lengths.message },
  },
  groups: [
    { fields: ['selectedServices'] },
    { legend: 'project', fields: ['monthlyBudget', 'projectBudget', 'timeline', 'description'] },
    { legend: 'about', fields: ['name', 'email', 'phone', 'company', 'kennitala'] },
  ],
  payload: [
    ...(['name', 'email', 'company', 'kennitala', 'phone', 'timeline'] as const),
    ...(['monthlyBudget', 'projectBudget', 'description', 'selectedServices'] as const),
  ],
});

/** How it is presented to the agency. */
export const quoteAgency: AgencyWords<keyof typeof quoteRules.fields> = {
  title: 'Beiðni um tilboð',
  labels: {
    name: 'Nafn',
    email: 'Netfang',
    phone: 'Sími',
    company: 'Fyrirtæki',
    kennitala: 'Kennitala',
    selectedServices: 'Þjónusta',
    timeline: 'Tímarammi',
    monthlyBudget: 'Fjárhagsrammi á mánuði',
    projectBudget: 'Fjárhagsrammi verkefnisins',
    description: 'Lýsing',
  },
  // As a number, a kennitala that begins with 0 would lose it.
  inTable: { kennitala: (value) => value.replace(/^(\d{6})(\d{4})$/, '$1-$2') },
  sender: { name: 'name', email: 'email' },
};
