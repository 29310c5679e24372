import type { IncomingHttpHeaders } from 'node:http';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormDefinition } from '../../define/form.ts';
import { Island } from '../../define/island.ts';
import type { Locale } from '../../define/locale.ts';
import { sentAnchor } from '../../define/payload.ts';
import type { Posted } from '../../define/posted.ts';
import type { FormAnswer } from '../form-handler.ts';
import type { FormPage } from './form-page.ts';
import type { FilledForm, TypedForm } from './read-form.ts';

/** Answers are about one post: nobody may keep them. */
const common = { 'Cache-Control': 'no-store' };

/** Checks that the page's script sent a post. It shows the outcome itself. */
export function isFromScript(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode !== 'navigate';
  return headers['idempotency-key'] !== undefined || !headers.accept?.includes('text/html');
}

/** Makes an answer for a script. */
function jsonAnswer(status: number, value: object, headers: Record<string, string> = {}): FormAnswer {
  return {
    status,
    headers: { ...common, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

/** Makes an answer that is a page, for a form without script. */
export function pageAnswer(
  status: number,
  { html, path }: { html: string; path: string },
  headers: Record<string, string> = {},
): FormAnswer {
  return {
    status,
    headers: { ...common, 'Content-Type': 'text/html; charset=utf-8', ...headers },
    body: html,
    page: path,
  };
}

/** Leads the browser to a page that it may reload. */
function seeOther(location: string): FormAnswer {
  return { status: 303, headers: { ...common, Location: location }, body: '' };
}

/** The reasons to refuse a post. */
export type Refusal =
  | 'cross-site'
  | 'unsupported-type'
  | 'malformed'
  | 'unknown-form'
  | 'invalid'
  | 'unavailable';

export const refusals: Readonly<Record<Refusal, number>> = {
  'cross-site': 403,
  'unsupported-type': 415,
  malformed: 400,
  'unknown-form': 404,
  invalid: 422,
  unavailable: 503,
};

/** Seconds to wait after an error of the server. */
export const retryAfter = 30;

export function refusalHeaders(refusal: Refusal): Record<string, string> {
  return refusal === 'unavailable' ? { 'Retry-After': String(retryAfter) } : {};
}

/** Makes a refusal for a script. */
export function refuse(error: Refusal): FormAnswer {
  return jsonAnswer(refusals[error], { error }, refusalHeaders(error));
}

/** The reason to refuse a form for some seconds. */
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

const retryIn = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** The answers to the page's script, which shows the outcome itself. */
export const scriptReplies: Replies = {
  accepted: () => jsonAnswer(200, { status: 'received' }),
  wrong: ({ errors }) => {
    const fields = Object.fromEntries(errors.map(({ field, word }) => [field, word]));
    return jsonAnswer(422, { error: 'invalid', fields });
  },
  notOffered: () => refuse('invalid'),
  notNow: (_, { status, error, seconds }) => jsonAnswer(status, { error }, retryIn(seconds)),
};

/** A form, and its page in the visitor's language. */
interface ShownForm {
  form: FormDefinition;
  page: FormPage;
  locale: Locale;
}

/** Creates the answers to a form without script: its page with the typed values. */
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
    notNow: ({ values }, { status, seconds }) => show({ values, errors: [] }, status, retryIn(seconds)),
  };
}

/**
 * Renders the page of a form again after a post: the same island with the typed values and errors. Its props have them too, so the
 * browser's script takes over.
 */
export function renderFormPage(
  { island }: FormDefinition,
  { pieces: [beforeTitle, beforeIsland, after], props: given, wake }: FormPage,
  posted: Posted,
): string {
  const component = island.component as ComponentType<object>;
  const shown = createElement(Island, { name: island.name, component, props: { ...given, posted }, wake });
  // The words come from the content, which has no markup.
  const prefix = posted.errors.length > 0 ? `${given.words.titlePrefix} ` : '';
  return `${beforeTitle}${prefix}${beforeIsland}${renderToStaticMarkup(shown)}${after}`;
}
