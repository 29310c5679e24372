import { formatIsk } from '../../../templates/data/money.ts';
import { contactPayload, contactRequired } from '../../../templates/forms/contact/contact.ts';
import {
  type BudgetKind,
  budgetAmounts,
  quotePayload,
  quoteRequired,
  serviceKeys,
  timelineKeys,
  titlesOf,
} from '../../../templates/forms/quote/quote.ts';
import { type Payload, plainSpaces } from '../../define/payload.ts';
import { type FieldError, type FieldValues, findErrors } from '../../define/validation.ts';
import { locales } from '../../rules/locale.ts';
import { cleanText, firstTexts, isTooLong, singleTexts } from './clean.ts';
import type { FormPages, FormProps } from './form-page.ts';
import type { SentFields } from './types.ts';

/** What a visitor has filled in: as it is sent on, as it was typed, and what is wrong with it. */
export interface FilledForm {
  payload: Payload;
  values: FieldValues;
  errors: readonly FieldError[];
}

/**
 * Reads a form by the browser's own rules. Fields that it does not have are dropped. Nothing when no browser can have sent it.
 */
export function readForm(
  form: keyof FormProps,
  fields: SentFields,
  pages: FormPages,
): FilledForm | undefined {
  return form === 'contact' ? readQuote(fields, pages as FormPages<'contact'>) : readContact(fields);
}

/** A form that cannot be taken as far as it can be shown again, and why. */
interface TypedForm extends Omit<FilledForm, 'payload'> {
  /** What it chose although no page of the site offers it. */
  gone: readonly string[];
}

/** Reads what a visitor has typed into a form that cannot be taken. */
export function readTyped(form: keyof FormProps, fields: SentFields, pages: FormPages): TypedForm {
  if (form === 'simple-contact') {
    const values = firstTexts(fields, contactTexts);
    return { values, errors: findErrors(values, contactRequired), gone: [] };
  }
  const texts = firstTexts(fields, [...quoteTexts, ...quoteChoices]);
  const values = { ...texts, selectedServices: servicesOf(fields) };
  const gone = goneChoices(fields, pages as FormPages<'contact'>);
  return { values, errors: findErrors(values, quoteRequired), gone };
}

const contactTexts = ['name', 'email', 'message'];

function readContact(fields: SentFields): FilledForm | undefined {
  const values = singleTexts(fields, contactTexts);
  if (!values || isTooLong(values)) return undefined;
  return { payload: contactPayload(values), values, errors: findErrors(values, contactRequired) };
}

const quoteTexts = ['name', 'email', 'company', 'kennitala', 'phone', 'description'];
const quoteChoices = ['timeline', 'monthlyBudget', 'projectBudget'] as const;

function readQuote(fields: SentFields, pages: FormPages<'contact'>): FilledForm | undefined {
  const texts = singleTexts(fields, [...quoteTexts, ...quoteChoices]);
  const selectedServices = servicesOf(fields);
  const services = chosenServices(selectedServices, pages);
  if (!texts || !services || isTooLong(texts)) return undefined;
  if (!quoteChoices.every((name) => isOption(name, texts[name] ?? '', pages))) return undefined;
  return {
    payload: quotePayload(texts, services),
    values: { ...texts, selectedServices },
    errors: findErrors(texts, quoteRequired),
  };
}

/** Without script each service is a field of its own. */
function servicesOf(fields: SentFields): string {
  return servicesIn(fields).join(', ');
}

function servicesIn(fields: SentFields): string[] {
  const sent = fields.get('selectedServices') ?? [];
  return sent.filter(Boolean).map((title) => cleanText('selectedServices', title));
}

/** The services whose titles were sent, in either language: by script as one text, without it one by one. */
function chosenServices(sent: string, pages: FormPages<'contact'>) {
  for (const locale of locales) {
    const titles = titlesOf(pages[locale].props.fields.services.options);
    const chosen = serviceKeys.filter((key) => `, ${sent}, `.includes(`, ${titles[key]}, `));
    if (chosen.map((key) => titles[key]).join(', ') === sent) return { chosen, titles };
  }
  return undefined;
}

/** The choices and services that were sent, and that the site offers in neither language. */
function goneChoices(fields: SentFields, pages: FormPages<'contact'>): string[] {
  const texts = firstTexts(fields, quoteChoices);
  const choices = quoteChoices.filter((name) => !isOption(name, texts[name] ?? '', pages));
  const offered = locales.flatMap((locale) =>
    Object.values(titlesOf(pages[locale].props.fields.services.options)),
  );
  return [
    ...servicesIn(fields).filter((title) => !offered.includes(title)),
    ...choices.map((name) => texts[name] ?? ''),
  ];
}

/** Whether a choice is left empty, or one of those that the page offers in either language. */
function isOption(name: (typeof quoteChoices)[number], value: string, pages: FormPages<'contact'>): boolean {
  const offered = locales.flatMap((locale) => optionsOf(name, pages[locale].props));
  return value === '' || offered.map(plainSpaces).includes(value);
}

function optionsOf(name: (typeof quoteChoices)[number], { fields }: FormProps['contact']): readonly string[] {
  if (name === 'timeline') return timelineKeys.map((key) => fields.timeline.options[key]);
  const kind: BudgetKind = name === 'monthlyBudget' ? 'monthly' : 'project';
  return [...budgetAmounts[kind].map(formatIsk), fields[name].custom];
}
