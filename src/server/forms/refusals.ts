import type { FormDefinition } from '../../define/form.ts';
import type { FormAnswer, FormRequest } from '../form-handler.ts';
import { pageAnswer, type Refusal, refusalHeaders, refusals, refuse } from './answers.ts';
import type { FormPage, FormPageReader } from './form-page.ts';
import { languageOf } from './language.ts';
import { renderFormPage } from './render-page.ts';

/** Answers a post that was not sent by script and cannot be taken. */
export type TurnAway = (request: FormRequest, refusal: Refusal) => FormAnswer;

/**
 * Refuses what the pages of the site do not send, and forms that the built site does not have as it should. A person who looks at the answer gets the page of the site's fallback form in
 * their language, which says so and how else to reach the agency; nothing of what was sent is in it, because another site may have sent it.
 */
export function createRefusals(pagesOf: FormPageReader, forms: readonly FormDefinition[]): TurnAway {
  // It is the same for everybody, and someone who sends many of them must not keep the server busy.
  const fallback = forms.find(({ isFallback }) => isFallback);
  const rendered = new WeakMap<FormPage, string>();
  return ({ headers, site }, refusal) => {
    if (!fallback) return refuse(refusal);
    const referer = refusal === 'cross-site' ? undefined : headers.referer;
    const locale = languageOf({ ...headers, referer }, new Map(), site);
    const page = pagesOf(site, fallback).get(locale);
    if (!page) return refuse(refusal);
    const posted = { locale, values: {}, errors: [], gone: [], trouble: 'lost' as const };
    const html = rendered.get(page) ?? renderFormPage(fallback, page, posted);
    rendered.set(page, html);
    return pageAnswer(refusals[refusal], { html, path: page.path }, refusalHeaders(refusal));
  };
}
