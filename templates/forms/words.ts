import type { FormRules } from '../../src/define/form-rules.ts';
import { type WordsByField, wordsOf } from '../../src/define/payload.ts';
import type { FieldError } from '../../src/define/validation.ts';
import type { PrivacyWords } from '../components/Form.tsx';
import type { PageView, Shown } from '../page-view.ts';
import type { Contact } from '../pages/contact/schema.ts';
import type { Quote } from '../pages/quote/schema.ts';

/** The words around the fields of a form, whatever it asks for. */
export interface FormWords {
  heading: string;
  submit: string;
  privacy: PrivacyWords;
  required: string;
  honeypot: string;
  sending: string;
  /** Over the list of errors. */
  summary: string;
  titlePrefix: string;
  /** The server could not take the form, with `{phone}` and `{email}`. */
  refused: string;
  /** The same when nothing could be read, so that the form is empty. */
  lost: string;
  /** The site no longer offers what was chosen, with `{choices}`. */
  gone: string;
  success: SuccessWords;
}

/** The words of the success screen. */
export interface SuccessWords {
  heading: string;
  /** The heading while the message waits to be sent. */
  waiting: string;
  text: string;
  back: string;
  home: string;
  homeHref: string;
  /** Delivery is pending, with `{phone}` and `{email}`. */
  pending: string;
  /** The same where the browser stores nothing. */
  unkept: string;
  phone: string;
  email: string;
}

/** What is said at the fields that cannot be sent as they are. */
export type ErrorsByField = Readonly<Record<string, string | undefined>>;

/** What the words of the fields say of errors. */
export function errorTexts(
  errors: readonly FieldError[],
  rules: FormRules,
  words: WordsByField,
): ErrorsByField {
  const textOf = ({ field, word }: FieldError) =>
    (wordsOf(rules, field, words) as Record<string, string>)[word];
  return Object.fromEntries(errors.map((error) => [error.field, textOf(error)]));
}

/** The words around the fields of a form, as its island gets them. */
export function formWords(
  content: Pick<Shown<Quote | Contact>, 'form' | 'success'>,
  { ui, site, links }: PageView,
): FormWords {
  const { heading, submit } = content.form;
  const { anchor, ...privacy } = content.form.privacy;
  const { summary, titlePrefix, pending, unkept, refused, lost, gone, sending } = ui.errors;
  return {
    heading,
    submit,
    privacy: { ...privacy, href: `${links.terms.href}#${anchor}` },
    required: ui.headings.required,
    honeypot: ui.headings.honeypot,
    sending,
    summary,
    titlePrefix,
    refused,
    lost,
    gone,
    success: {
      ...content.success,
      homeHref: links.home.href,
      pending,
      unkept,
      phone: site.contact.phone,
      email: site.contact.email,
    },
  };
}
