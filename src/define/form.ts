import type { ReactNode } from 'react';
import { findFormMistakes } from './check-form.ts';
import { DefinitionError } from './definition-error.ts';
import type { FormRules } from './form-rules.ts';
import type { Locale } from './locale.ts';
import type { Posted } from './posted.ts';

/** The minimum props of a form island. */
export interface FormProps {
  /** The texts of its fields, by content key. */
  fields: object;
  /** The other texts of the form. */
  words: { titlePrefix: string };
  /** A post sent without script that the server returns with the form. */
  posted?: Posted;
}

/** The texts of a form for the agency, in its language. */
export interface AgencyWords<N extends string = string> {
  /** The subject of its messages. */
  title: string;
  /** The labels of its fields, in the order in which the agency reads them. */
  labels: Readonly<Record<N, string>>;
  /** Formatters of values in tables, by field. */
  inTable?: Readonly<Partial<Record<N, (value: string) => string>>>;
  /** The fields that identify the sender. Replies go to the `email` field, which is optional. */
  sender: { name: N; email?: N };
}

/** The formatting of notifications to the agency. */
export interface Agency {
  /** Formats a timestamp (ISO 8601, UTC) in the agency's language. */
  formatMoment(moment: string): string;
  /** Returns the footer of a message, in the agency's language. */
  foot(lead: { id: number; moment: string; locale: Locale }): string;
}

/** The forms of a site and their notifications. */
export interface ReceivedForms {
  forms: readonly FormDefinition[];
  agency: Agency;
}

/** The default of a site without forms. */
export const noForms: ReceivedForms = {
  forms: [],
  agency: { formatMoment: (moment) => moment, foot: ({ id, moment }) => `${id}, ${moment}` },
};

/** A form definition. */
export interface FormDefinition {
  rules: FormRules;
  /** The island that renders it, and the name under which the browser finds its code. */
  island: { name: string; component(props: never): ReactNode };
  /** If true, it is shown after a post that is not from one of the site's forms. */
  isFallback?: boolean;
  agency: AgencyWords;
}

/** A form definition as written. Every field must have a label. */
interface WrittenForm<F extends FormRules['fields'], P extends FormProps>
  extends Omit<FormDefinition, 'rules' | 'agency' | 'island'> {
  rules: FormRules<F>;
  island: { name: string; component: (props: P) => ReactNode };
  agency: AgencyWords<keyof F & string>;
}

/**
 * Defines a form. Validation, storage and notifications follow from it.
 *
 * @throws DefinitionError if a field cannot be shown, sent or passed on
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
      { key: 'name', value: rules.name, part: first.part, otherwise: 'call' },
    );
  return form;
}
