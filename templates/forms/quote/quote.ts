import { type Payload, plainSpaces, sentValue } from '../../../src/define/payload.ts';
import type { FieldValues, RequiredField } from '../../../src/define/validation.ts';
import { cleanKennitala } from './kennitala.ts';

/** The services to choose from, in order (specification 8.2). */
export const serviceKeys = [
  'digital_strategy',
  'marketing',
  'branding',
  'social',
  'web_development',
  'content',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

/** When the work should be done, in order (specification 8.6). */
export const timelineKeys = ['asap', '1month', '3months', '6months', 'planning'] as const;
export type TimelineKey = (typeof timelineKeys)[number];

/** A budget is for each month or for the project. */
export type BudgetKind = 'monthly' | 'project';

/** Which budget a service asks for (specification 8.8). */
export const budgetOf: Readonly<Record<ServiceKey, BudgetKind>> = {
  digital_strategy: 'project',
  marketing: 'monthly',
  branding: 'project',
  social: 'monthly',
  web_development: 'project',
  content: 'project',
};

/** The budgets to choose from, in ISK (specification 8.7). */
export const budgetAmounts: Readonly<Record<BudgetKind, readonly number[]>> = {
  monthly: [50_000, 100_000, 200_000, 500_000, 1_000_000],
  project: [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000],
};

/** What the quote form asks for, in the order of its fields on the page (specification 8.1). */
export const quoteRequired: readonly RequiredField[] = ['description', 'name', 'email'];

/** Whether a budget is asked for: only when a service that needs it is chosen (specification 8.8). */
function asksFor(budget: BudgetKind, chosen: readonly ServiceKey[]): boolean {
  return chosen.some((key) => budgetOf[key] === budget);
}

/** The names of the services as they are sent. */
export function titlesOf(options: Readonly<Record<ServiceKey, { title: string }>>): ChosenServices['titles'] {
  const titles = serviceKeys.map((key) => [key, plainSpaces(options[key].title)]);
  return Object.fromEntries(titles) as Record<ServiceKey, string>;
}

/** The services that a visitor has chosen, with their names in the visitor's language. */
interface ChosenServices {
  chosen: readonly ServiceKey[];
  titles: Readonly<Record<ServiceKey, string>>;
}

/**
 * The eleven fields of the quote form (specification 8.10). What is empty or hidden is sent as an empty string;
 * the titles of the services are joined by `, ` in the order of the form.
 */
export function quotePayload(values: FieldValues, { chosen, titles }: ChosenServices): Payload {
  const text = (name: string) => sentValue(values, name);
  const budget = (kind: BudgetKind) => (asksFor(kind, chosen) ? text(`${kind}Budget`) : '');
  return [
    ['form-name', 'contact'],
    ['name', text('name')],
    ['email', text('email')],
    ['company', text('company')],
    ['kennitala', cleanKennitala(text('kennitala'))],
    ['phone', text('phone')],
    ['timeline', text('timeline')],
    ['monthlyBudget', budget('monthly')],
    ['projectBudget', budget('project')],
    ['description', text('description')],
    [
      'selectedServices',
      serviceKeys
        .filter((key) => chosen.includes(key))
        .map((key) => titles[key])
        .join(', '),
    ],
  ];
}
