import type { ReactNode } from 'react';
import { findFormMistakes } from './check-form.ts';
import { DefinitionError } from './definition-error.ts';
import type { FormRules } from './form-rules.ts';
import type { Locale } from './locale.ts';
import type { Posted } from './posted.ts';

/** What the island of a form gets, at least. */
export interface FormProps {
  /** The words of its fields, by the keys that the fields name. */
  fields: object;
  /** The words around them. */
  words: { titlePrefix: string };
  /** What was sent without script, when the server answers with the form itself. */
  posted?: Posted;
}

/** How a form is presented to the agency, in the agency's language. */
export interface AgencyWords<N extends string = string> {
  /** What its messages are about. */
  title: string;
  /** What its fields are called, in the order in which the agency reads them. */
  labels: Readonly<Record<N, string>>;
  /** What tables show instead of a value, by field. */
  inTable?: Readonly<Partial<Record<N, (value: string) => string>>>;
  /** The fields that say whose message it is. A reply goes to the one of the kind `email`; a form may have none. */
  sender: { name: N; email?: N };
}

/** How the agency is notified of what visitors send. */
export interface Agency {
  /** Returns a moment (ISO 8601, in UTC) as the agency writes it. */
  formatMoment(moment: string): string;
  /** Returns the last line of each message, in the agency's language. */
  foot(lead: { id: number; moment: string; locale: Locale }): string;
}

/** The forms that a site receives. */
export interface ReceivedForms {
  forms: readonly FormDefinition[];
  agency: Agency;
}

/** What a site without forms receives. */
export const noForms: ReceivedForms = {
  forms: [],
  agency: { formatMoment: (moment) => moment, foot: ({ id, moment }) => `${id}, ${moment}` },
};

/** A form of a site. */
export interface FormDefinition {
  rules: FormRules;
  /** The island that shows it, and the name under which the browser finds its code. */
  island: { name: string; component(props: never): ReactNode };
  /** Whether it is shown to people whose post was not one of the site's forms. */
  isFallback?: boolean;
  agency: AgencyWords;
}

/** A form as it is written: each of its fields has a label. */
interface WrittenForm<F extends FormRules['fields'], P extends FormProps>
  extends Omit<FormDefinition, 'rules' | 'agency' | 'island'> {
  rules: FormRules<F>;
  island: { name: string; component: (props: P) => ReactNode };
  agency: AgencyWords<keyof F & string>;
}

/**
 * Defines a form: everything that is received, stored and passed on follows from it.
 *
 * @throws DefinitionError if a field cannot be asked for, sent or passed on as it is
 */
export function defineForm<F extends FormRules['fields'], P extends FormProps>(
  form: WrittenForm<F, P>,
): FormDefinition {
  const rules: FormRules = form.rules;
  const mistakes = findFormMistakes({ rules, agency: form.agency });
  const [first] = mistakes;
  if (first)
    throw new DefinitionError(
      mistakes.map(({ text }) => `The form “${rules.name}” cannot be used. ${text}`).join('\n'),
      { key: 'name', value: rules.name, parts: [first.part] },
    );
  return form;
}
