import type { FormDefinition } from '../../define/form.ts';
import type { Locale } from '../../define/locale.ts';
import { sentAnchor } from '../../define/payload.ts';
import type { Posted } from '../../define/posted.ts';
import type { FormAnswer } from '../form-handler.ts';
import { jsonAnswer, pageAnswer, refuse, seeOther } from './answers.ts';
import type { FormPage } from './form-page.ts';
import type { FilledForm, TypedForm } from './read-form.ts';
import { renderFormPage } from './render-page.ts';

/** Why a form is not taken at the moment, and for how long, in seconds. */
interface NotNow {
  status: 429 | 503;
  error: string;
  seconds: number;
}

/** The answers to a form that could be read. */
export interface Replies {
  accepted(): FormAnswer;
  /** Some of its fields are wrong. */
  wrong(filled: FilledForm): FormAnswer;
  /** No page of the site can have sent it as it is now. */
  notOffered(read: () => TypedForm): FormAnswer;
  notNow(filled: FilledForm, why: NotNow): FormAnswer;
}

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** The answers to the page's script, which shows the outcome itself. */
export const scriptReplies: Replies = {
  accepted: () => jsonAnswer(200, { status: 'received' }),
  wrong: ({ errors }) => {
    const fields = Object.fromEntries(errors.map(({ field, word }) => [field, word]));
    return jsonAnswer(422, { error: 'invalid', fields });
  },
  notOffered: () => refuse('invalid'),
  notNow: (_, { status, error, seconds }) => jsonAnswer(status, { error }, retryAfter(seconds)),
};

/** A form, and its page in the visitor's language. */
interface ShownForm {
  form: FormDefinition;
  page: FormPage;
  locale: Locale;
}

/** The answers to a browser that has sent the form without script: the page of the form with what was typed. */
export function repliesByPage({ form, page, locale }: ShownForm): Replies {
  const show = (
    { values, errors, gone = [] }: Pick<Posted, 'values' | 'errors'> & { gone?: Posted['gone'] },
    status: number,
    headers: Record<string, string> = {},
  ) => {
    const trouble = errors.length === 0 ? ('refused' as const) : undefined;
    const html = renderFormPage(form, page, { locale, values, errors, gone, trouble });
    return pageAnswer(status, { html, path: page.path }, headers);
  };
  return {
    accepted: () => seeOther(`${page.path}#${sentAnchor}`),
    wrong: ({ values, errors }) => show({ values, errors }, 422),
    notOffered: (read) => show(read(), 422),
    notNow: ({ values }, { status, seconds }) => show({ values, errors: [] }, status, retryAfter(seconds)),
  };
}
